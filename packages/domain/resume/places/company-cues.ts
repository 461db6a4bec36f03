/** Legal forms and other endings that make a name a company's, folded. */
export const legalForms =
  /(?:^|[\s,.(])(?:inc|incorporated|llc|l\.l\.c|llp|lp|plc|ltd|limited|corp|corporation|co|company|companies|gmbh|mbh|ag|kg|kgaa|ohg|gbr|e\.?v|ug|eg|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|eurl|sasu|sl|s\.l|slu|s\.l\.u|srl|s\.r\.l|spa|s\.p\.a|snc|sapi|ltda|eireli|lda|s\.?a\.? de c\.?v|nv|n\.v|bv|b\.v|vof|bvba|cv|ab|oy|oyj|as|a\/s|aps|asa|kft|zrt|sro|s\.r\.o|doo|d\.o\.o|z o\.?o|sp\. z|pty|pvt|pte|sdn|bhd|pjsc|jsc|ooo|zao|ооо|зао|оао)\.?(?=$|[\s,.)])/;

/** Words that name kinds of organizations, folded, in seven languages. */
const organizations = `
university college school academy institute institution hospital clinic medical-center healthcare bank group holding holdings partners
associates technologies technology solutions systems services consulting consultancy consultants labs lab laboratory laboratories studio studios
agency foundation association society council ministry department authority bureau office commission museum gallery library theatre theater
orchestra opera ensemble chorale restaurant hotel hotels resort cafe bistro bakery bar pub kitchen catering inn grill diner brewery winery store stores shop market
supermarket mall pharmacy pharma pharmaceuticals motors automotive airlines airways railways logistics transport shipping freight
energy power electric oil gas mining steel construction builders contractors engineering industries manufacturing foods beverages
media press news publishing publishers broadcasting television radio entertainment pictures records software networks
telecom communications insurance assurance capital ventures investments securities realty properties estate
firm chambers llp church diocese parish army navy corps force police fire charity trust ngo nonprofit center centre club federation union
startup financial analytics robotics dynamics digital interactive creative advisors advisory health medical care biotech therapeutics sciences aerospace
electronics semiconductors mobility farms farm dairy textiles apparel fashion cosmetics jewelers homes airlines aviation rental rentals hospitality travel tours cruises lines
enterprises enterprise international worldwide global organization organisation program programme project initiative network bros brothers sons
district county state city municipality government court clinics dental salon spa gym fitness nursery kindergarten daycare
universitat hochschule fachhochschule klinik klinikum krankenhaus universitatsklinikum schule gymnasium grundschule realschule berufsschule institut verlag bank sparkasse
stiftung verein verband behorde amt landratsamt stadt stadtwerke gemeinde landkreis bundesamt ministerium werke werk autohaus apotheke praxis kanzlei
steuerkanzlei restaurant gasthaus gasthof hotel backerei metzgerei baumarkt bau bauunternehmen logistik spedition versicherung gesellschaft agentur kita kindergarten pflegeheim seniorenheim altenheim pflegedienst
universite ecole lycee institut hopital clinique chu banque groupe societe cabinet agence association fondation mairie ministere conseil-regional prefecture laboratoire
entreprise magasin boutique boulangerie hotellerie brasserie maison centre-hospitalier assurances ehpad creche
gestoria asesoria notaria panaderia peluqueria taller residencia guarderia universidad escuela colegio instituto hospital clinica banco grupo empresa compania sociedad fundacion asociacion ayuntamiento ministerio
consejeria agencia restaurante hotel tienda supermercado farmacia despacho bufete estudio laboratorio consultora constructora seguros editorial cooperativa
universidade faculdade escola colegio instituto clinica banco grupo empresa fundacao associacao prefeitura camara ministerio agencia restaurante loja
supermercado farmacia escritorio laboratorio consultoria construtora seguros editora cooperativa tribunal
universita scuola liceo istituto ospedale clinica banca gruppo azienda societa fondazione associazione comune ministero agenzia ristorante trattoria pizzeria albergo
negozio supermercato farmacia studio laboratorio consulenza impresa assicurazioni editore cooperativa
universiteit hogeschool school ziekenhuis kliniek bank groep bedrijf stichting vereniging gemeente ministerie bureau restaurant winkel supermarkt apotheek
praktijk kantoor advocatenkantoor uitgeverij verzekeringen bouwbedrijf zorg zorggroep thuiszorg woonzorgcentrum
szpital uniwersytet politechnika szkola bank firma spolka
`;

export const organizationWords: ReadonlySet<string> = new Set(organizations.trim().split(/\s+/));

/** Public bodies whose last word is no sign of one elsewhere, as in "customer service", folded. */
export const publicBodies =
  /\b(?:(?:internal revenue|postal|national park|park|forest|secret|weather|marshals|wildlife|foreign|health|prison|probation|ambulance|civil|security|research|information) service|coast guard|national guard|geological survey|armed forces|house of representatives|white house|senate)(?=$|\s*[,(|–-])/;

/** Endings of German and Dutch compounds that name an organization. */
export const organizationEndings =
  /(?:klinik|klinikum|krankenhaus|schule|hochschule|universitat|bank|sparkasse|werke|werk|gesellschaft|verlag|stiftung|verein|verband|kanzlei|praxis|apotheke|haus|heim|zentrum|agentur|markt|backerei|brauerei|hotel|institut|ziekenhuis|school|bedrijf|kantoor|groep|winkel|zorg|centrum|soft|tech|labs|corp|ware|bau|logistik|versicherung)$/;

/** What a piece of a role's header says besides title, company and place; never one of them. */
export const employmentTypes =
  /^(?:full[- ]?time|part[- ]?time|contract|contractor|temporary|temp|permanent|freelance|internship|seasonal|self[- ]?employed|apprenticeship|remote|hybrid|on[- ]?site|onsite|in[- ]?house|vollzeit|teilzeit|befristet|unbefristet|festanstellung|minijob|nebenjob|freiberuflich|remote work|home ?office|temps plein|temps partiel|cdi|cdd|interim|stage|alternance|tiempo completo|jornada completa|media jornada|medio tiempo|a tiempo completo|tempo inteiro|tempo integral|meio periodo|efetivo|clt|pj|tempo pieno|part time|tempo determinato|tempo indeterminato|voltijd|deeltijd|fulltime|parttime|zzp|locum|per diem|zero hours)$/;
