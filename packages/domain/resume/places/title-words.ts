/**
 * Words that name an occupation, folded, in English, German, French, Spanish, Portuguese, Italian
 * and Dutch: the head of a job title.
 */
const heads = `
accountant actor actress actuary adjuster administrator adviser advisor advocate agent agronomist aide ambassador analyst
anesthesiologist animator apprentice arborist archaeologist architect archivist artist assembler assessor assistant associate
astronomer athlete attache attendant attorney auctioneer audiologist auditor author babysitter bailiff baker banker barber
barista barman barmaid bartender beautician biochemist biologist blogger boilermaker bookkeeper braider bricklayer broker builder butcher butler
buyer cabinetmaker cameraman captain cardiologist caregiver caretaker carer caricaturist carpenter cartographer cashier caterer
ceo cfo chairman chairperson chairwoman chair chancellor chauffeur chef chemist chiropractor choreographer cio ciso cleaner clerk climatologist
clinician cmo coach cobbler coder collector columnist comedian commander commissioner composer comptroller concierge conductor
conservator constable consultant contractor controller convener cook coo coordinator co-ordinator copywriter coroner correspondent
cosmetologist counsel counsellor counselor courier cpo craftsman creator critic croupier cro cto cso curator custodian dancer dealer
dean decorator delegate demonstrator dentist deputy dermatologist designer detective developer devops dietitian dietician director
dispatcher distributor diver docent doctor documentalist doorman draftsman draftsperson drafter draughtsman dressmaker driver drummer economist
editor educator electrician embroiderer employee engineer engraver entertainer entrepreneur epidemiologist estimator esthetician evaluator evangelist
examiner executive expert fabricator facilitator farmer farmhand farrier fellow filmmaker financier firefighter fireman fisherman fitter
florist footballer foreman forester founder co-founder cofounder freelancer fundraiser gamekeeper gardener generalist geographer
geologist geophysicist glazier goldsmith governess grader graduate groom groomer groundskeeper guard guardian guide guitarist
gynecologist hairdresser hairstylist handyman head headmaster headmistress headteacher healer helper historian homemaker host hostess housekeeper
hydrologist hygienist illustrator inspector installer instructor interim intern internist internship interpreter interviewer inventor investigator
investor ironworker janitor jeweler jeweller joiner journalist judge keeper keyholder laborer labourer lab-technician landscaper laundryman lawyer lead leader
lecturer legislator liaison librarian lieutenant lifeguard linguist lineman listener litigator loader lobbyist locksmith logger
machinist maid maintainer maker manager marketer marshal mason masseur masseuse mate mathematician mechanic mediator medic member
mentor merchandiser merchant messenger metallurgist meteorologist microbiologist midwife miller miner minister model moderator
mover musician nanny naturopath negotiator neurologist neurosurgeon novelist nurse nutritionist obstetrician officer oncologist operative
operator ophthalmologist optician optometrist organizer organiser orderly orthodontist owner co-owner packager packer painter pantryman paralegal
paramedic pastor pathologist pediatrician performer pharmacist philosopher phlebotomist photographer photojournalist physician
physicist physiotherapist pianist picker pilot pipefitter planner plasterer player plumber podiatrist poet policeman policewoman
politician porter postdoc postman practitioner preceptor preacher president presenter priest principal printer proctor producer professor
programmer promoter proofreader prosecutor prosthetist provider psychiatrist psychologist psychotherapist publicist
publisher purchaser purser rabbi radiographer radiologist ranger realtor receptionist recruiter referee refinisher registrar
rehabilitator repairer repairman reporter representative rep researcher resident restaurateur retailer retoucher reviewer rigger
roofer sailor salesman salesperson saleswoman scaffolder scheduler scholar scientist scrum-master sculptor seamstress secretary
seller sergeant server shopkeeper shopper singer smith sociologist soldier solicitor sommelier specialist sre staff-engineer statistician
stenographer steward stewardess stocker stockbroker storekeeper strategist stylist sub-editor superintendent supervisor supplier surgeon
surveyor swimmer tailor taxidermist teacher technician technologist telemarketer teller tester therapist tiler tiller toolmaker trader
trainee trainer transcriptionist translator treasurer trustee tutor typist undergraduate undertaker underwriter upholsterer usher valet vendor
veterinarian vet vicar videographer violinist vlogger vocalist volunteer vp waiter waitress warden warehouseman warehouser watchmaker
weaver webmaster welder winemaker worker writer youtuber zoologist scrum po pm sdet swe qa housekeeping facilitadora
analytiker anlagenmechaniker anwalt anwaltin rechtsanwalt rechtsanwaltin apotheker apothekerin arbeiter arbeiterin architektin arzt arztin
assistenz assistentin auditorin aushilfe aushilfskraft auszubildende auszubildender azubi backer backerin bankkaufmann bankkauffrau bauleiter
bauingenieur beamter beamtin bediensteter berater beraterin betreuer betreuerin betriebswirt bibliothekar buchhalter buchhalterin
chemielaborant chirurg dachdecker designerin direktor direktorin dolmetscher dozent dozentin dramaturg einkaufer einkauferin elektriker elektroniker elektroinstallateur
entwickler entwicklerin erzieher erzieherin fachangestellte fachangestellter fachinformatiker fachkraft facharbeiter facharzt facharztin fahrer fahrerin
filialleiter filialleiterin fotograf fotografin friseur friseurin fuhrungskraft gartner geschaftsfuhrer geschaftsfuhrerin gesellschafter geselle gesellin grafiker grafikerin
gruppenleiter handelsvertreter handwerker hausmeister hebamme hilfskraft hiwi industriekaufmann industriekauffrau industriemechaniker informatiker informatikerin ingenieur ingenieurin
inhaber inhaberin installateur journalistin justiziar kauffrau kaufmann kellner kellnerin koch kochin konditor konstrukteur konstrukteurin koordinator koordinatorin
krankenpfleger krankenpflegerin krankenschwester kundenberater kundenbetreuer kunstler laborant laborantin lagerist lagerarbeiter lagerhelfer landwirt lehrer lehrerin lehrkraft lehrling leiter leiterin
lektor lektorin logistiker makler maler maschinenbauer maschinenfuhrer maurer mechaniker mechatroniker mediengestalter meister metzger metallbauer mitarbeiter mitarbeiterin mitgrunder
moderatorin monteur musiker notar notarin padagoge padagogin pfleger pflegerin pflegefachkraft pflegefachfrau pflegefachmann pflegehelfer pflegehelferin physiotherapeut physiotherapeutin polizist praktikant praktikantin praktikum produktmanager produktmanagerin
programmierer programmiererin projektleiter projektleiterin projektmanager projektmanagerin prokurist prokuristin promotion promotor psychologe psychologin redakteur redakteurin referendar referendarin referent referentin regisseur restaurantfachfrau restaurantfachmann
richter sachbearbeiter sachbearbeiterin sanitater schauspieler schichtleiter schlosser schneider schreiner schweisser sekretar sekretarin servicekraft softwareentwickler softwareentwicklerin softwareingenieur sozialarbeiter sozialarbeiterin
sozialpadagoge sozialpadagogin spediteur speditionskaufmann staplerfahrer steuerberater steuerberaterin steuerfachangestellte stellvertreter student studentin studentische tischler teamleiter teamleiterin techniker technikerin texter tierarzt tierarztin tierpfleger trainerin
ubersetzer ubersetzerin unternehmensberater verkaufer verkauferin vertreter vertriebsleiter vertriebsmitarbeiter volontar volontarin vorarbeiter vorstand wachmann werkstudent werkstudentin wirtschaftsprufer wissenschaftler wissenschaftlerin zimmerer zimmermann zahnarzt zahnarztin altenpfleger altenpflegerin
abteilungsleiter abteilungsleiterin doktorand doktorandin promovend burokauffrau burokaufmann hilfswissenschaftler lkw-fahrer berufskraftfahrer kraftfahrer zerspanungsmechaniker
acheteur acheteuse adjoint adjointe administrateur administratrice agente aide-soignant aide-soignante ambulancier analyste animateur animatrice apprenti apprentie architecte assistante associe associee
attachee auxiliaire avocat avocate barman boulanger boulangere caissier caissiere cadre cariste charge chargee charge-d'affaires chauffeur cheffe chercheur chercheuse chirurgien coiffeur coiffeuse collaborateur collaboratrice commercial commerciale commis
comptable concepteur conceptrice concierge conducteur conductrice conseiller conseillere consultante controleur controleuse coordinateur coordinatrice coordonnateur couturier couturiere cuisinier cuisiniere decorateur dessinateur dessinatrice
developpeur developpeuse directeur directrice documentaliste ebeniste economiste educateur educatrice electricien electricienne eleve employe employee enseignant enseignante equipier equipiere estheticienne etudiant etudiante experte expert-comptable fondateur fondatrice formateur formatrice
gardien gerant gerante gestionnaire graphiste hotesse huissier illustratrice infirmier infirmiere informaticien informaticienne ingenieur ingenieure instituteur institutrice interprete inspecteur jardinier journaliste juriste kinesitherapeute
libraire livreur livreuse magasinier maitre maitresse maquettiste masseur mecanicien medecin menuisier monitrice moniteur notaire opticien operateur operatrice orthophoniste ouvrier ouvriere patissier patissiere pharmacien pharmacienne photographe plombier preparateur preparatrice
presidente prestataire professeur professeure programmeur psychologue receptionniste redacteur redactrice responsable salarie secretaire serveur serveuse soudeur sous-chef stagiaire surveillant surveillante technicien technicienne technico-commercial teleconseiller traducteur traductrice tresorier vendeur vendeuse veterinaire alternant alternante alternance doctorant doctorante developer-web
abogado abogada administrador administradora administrativo administrativa albanil analista arquitecto arquitecta asesor asesora asistente auxiliar ayudante azafata becario becaria bibliotecario bibliotecaria cajero cajera camarero camarera camionero cirujano carpintero cocinero cocinera comercial conductor conductora conserje consultor consultora contable contador contadora coordinador coordinadora consejero
cuidador cuidadora dependiente dependienta desarrollador desarrolladora disenador disenadora docente director directora economista editora electricista encargado encargada enfermero enfermera entrenador especialista estudiante farmaceutico farmaceutica fisioterapeuta fontanero fotografo fundador fundadora gerente gestor gestora guardia ilustrador informatico ingeniero ingeniera instructor instructora investigador investigadora
jefe jefa jardinero limpiador limpiadora logopeda maestro maestra maquinista matrona mecanico medico medica militar monitor monitora mozo operador operadora operario operaria peluquero peluquera periodista peon pintor practicante pasante procurador profesor profesora programador programadora psicologo psicologa recepcionista redactor redactora repartidor reponedor responsable secretario secretaria socio socia soldador subdirector supervisor supervisora
tecnico tecnica teleoperador teleoperadora terapeuta trabajador trabajadora traductor traductora tutora vendedor vendedora veterinario voluntario voluntaria vigilante
advogado advogada agricultor analista arquiteto arquiteta assessor assistente assistente-administrativo atendente auditor autonomo balconista bancario bolsista caixa chefe cientista comissario consultor contabilista contador coordenador coordenadora cozinheiro cozinheira designer desenvolvedor desenvolvedora diretor diretora eletricista empregado empregada empresario enfermeiro enfermeira
engenheiro engenheira escriturario especialista estagiario estagiaria estudante farmaceutico fisioterapeuta formador formadora fundador funcionario garcom garconete gerente gestor jornalista lider mecanico medico motorista nutricionista operador operadora operario pedreiro pesquisador pesquisadora pintor professor professora programador promotor promotora psicologo psicologa recepcionista representante secretaria soldador tecnico tecnica
terapeuta trabalhador tradutor vendedor vendedora veterinario voluntario zelador pedagogo
addetto addetta agente aiutante allenatore amministratore analista apprendista architetto assistente autista avvocato badante bagnino banconista barbiere barista bibliotecario biologo cameriere cameriera capo capocantiere capoturno caporeparto cassiere cassiera collaboratore collaboratrice commercialista commesso commessa consulente contabile coordinatore coordinatrice cuoco cuoca custode dirigente dipendente
direttore direttrice disegnatore docente dottorando educatore educatrice elettricista estetista falegname farmacista fisioterapista fondatore fotografo geometra giardiniere giornalista grafico grafica idraulico impiegato impiegata imprenditore infermiere infermiera informatico ingegnere insegnante istruttore istruttrice legale libero-professionista magazziniere manutentore maestro maestra
meccanico medico muratore operaio operaia operatore operatrice parrucchiere parrucchiera pasticcere perito pizzaiolo portiere praticante professore professoressa programmatore progettista psicologo psicologa redattore referente responsabile ricercatore ricercatrice sarto saldatore segretario segretaria socio stagista sviluppatore sviluppatrice tecnico tirocinante tirocinio traduttore traduttrice tutor venditore venditrice veterinario vicedirettore
accountmanager adviseur adviseuse administrateur advocaat afdelingshoofd assistente automonteur bakker bediende begeleider begeleidster beheerder beveiliger bedrijfsleider beleidsmedewerker bestuurder boekhouder boekhoudster bouwkundige chauffeur coordinator consulente directeur docent docente eigenaar elektricien fysiotherapeut hoofd hulp hovenier huisarts ingenieur inkoper instructeur jurist kapper kok kassamedewerker kassiere klantadviseur
leerkracht leraar lerares leidinggevende loodgieter magazijnmedewerker makelaar manager medewerker medewerkster monteur navorser notaris oberkelner ober onderhoudsmonteur onderwijzer onderzoeker ontwerper ontwikkelaar oprichter opzichter pedagoog penningmeester planner ploegleider postbode programmeur projectleider psycholoog receptioniste recruiter redacteur schilder schoonmaker secretaresse softwareontwikkelaar sollicitant
stagiair stagiaire systeembeheerder tandarts teamleider technicus tekenaar tolk timmerman uitvoerder vakkenvuller verpleegkundige verpleger verkoper verkoopster vertaler vertegenwoordiger verzorgende vrijwilliger vrachtwagenchauffeur werkvoorbereider werknemer winkelmedewerker zelfstandige zorgverlener
bombero contratista comprador compradora almacenista cantinero jardinera niñera ninera panadero pastelero portero sastre taxista tornero trainee pedreira motoboy porteiro garçom auxiliar-administrativo
kierownik specjalista inzynier programista nauczyciel asystent ksiegowy sprzedawca konsultant analityk magazynier lekarz pielegniarka utvecklare ingenjor larare sjukskoterska chef-de-partie chef-de-projet ingeniør udvikler
`;

export const titleHeads: ReadonlySet<string> = new Set(heads.trim().split(/\s+/));

/** Occupations of several words whose own words name none, folded. */
export const titlePhrases =
  /\b(?:praktisches jahr|freiwilliges soziales jahr|freiwilliges okologisches jahr|bundesfreiwilligendienst|zivildienst|wehrdienst|grundwehrdienst|famulatur|work and travel|military service|service militaire|service civique|servicio militar|second de cuisine|bras droit|chef de partie|chef de rang|site reliability|business development|human resources business partner|customer success|people operations|product owner|scrum master|data steward|game master|maitre d'hotel|homme toutes mains|femme de chambre|fille au pair|au pair|aide a domicile|jefe de obra|ama de casa|dona de casa|capo cantiere|direttore lavori|rechte hand|freier mitarbeiter|bundesfreiwilligendienst|freiwilliges soziales jahr|fsj|law clerk|of counsel|chief of staff|right hand|stay-at-home|care of|work study|work-study|site foreman)\b/;

/** Endings of German and Dutch compounds that name an occupation. */
export const titleEndings =
  /(?:ingenieur|ingenieurin|leiter|leiterin|berater|beraterin|entwickler|entwicklerin|manager|managerin|assistent|assistentin|pfleger|pflegerin|fachkraft|hilfskraft|kaufmann|kauffrau|kaufleute|meister|meisterin|techniker|technikerin|mechaniker|mechanikerin|lehrer|lehrerin|arzt|arztin|verkaufer|verkauferin|fahrer|fahrerin|sekretar|sekretarin|buchhalter|buchhalterin|bearbeiter|bearbeiterin|mitarbeiter|mitarbeiterin|betreuer|betreuerin|trainer|trainerin|fuhrer|fuhrerin|helfer|helferin|praktikant|praktikantin|monteur|arbeiter|arbeiterin|schwester|therapeut|therapeutin|angestellte|angestellter|wissenschaftler|wissenschaftlerin|medewerker|medewerkster|leider|leidster|adviseur|beheerder|verpleegkundige|ontwikkelaar|kundige|docent|leraar|chauffeur|specialist|consultant|architekt|architektin|koordinator|koordinatorin|spezialist|spezialistin|experte|expertin|referent|referentin|analyst|analystin|redakteur|redakteurin|koch|kochin|padagoge|padagogin|informatiker|informatikerin|elektroniker|installateur|gestalter|gestalterin|inspektor|direktor|direktorin|assistenz|tester|testerin|designer|designerin|planer|planerin|administrator|werkstudent)$/;

/** Words that go before a title's head, or stand for it in a short line. */
export const titleModifiers: ReadonlySet<string> = new Set(
  `senior sr snr junior jr jnr lead chief principal assistant associate deputy vice executive managing general regional area
district national global staff trainee intern student graduate certified registered licensed head interim acting temporary part-time full-time
freelance self-employed self employed independent sous executive co founding volunteer leitender leitende stellvertretender stellvertretende
freiberuflich freiberuflicher freiberufliche selbststandig selbststandiger selbstandig zelfstandig autonomo independant ii iii iv i medewerker
founding member team undergraduate graduate research teaching visiting adjunct emeritus wissenschaftliche wissenschaftlicher studentische`
    .trim()
    .split(/\s+/),
);

/** Roles that are placements of learners. */
export const internshipWords =
  /\b(?:intern|interns|internship|co-op|coop student|trainee|apprentice|apprenticeship|praktikant\w*|praktikum|praktika|pflichtpraktikum|\w+praktikant\w*|\w*praktikum|stagiaire|stage|stagiair|stagista|tirocinante|tirocinio|becari[oa]|practicas|practicante|pasante|pasantia|estagiari[oa]|estagio|alternant\w*|alternance|apprenti|apprentie|apprentissage|auszubildende\w*|azubi|ausbildung|werkstudent\w*|placement student|industrial placement|summer analyst|extern|externship)\b/;

export const volunteerWords =
  /\b(?:volunteer|volunteering|voluntary|ehrenamt\w*|freiwillig\w*|benevol\w*|voluntari[oa]|voluntariado|volontari[oa]|volontariato|vrijwillig\w*)\b/;
