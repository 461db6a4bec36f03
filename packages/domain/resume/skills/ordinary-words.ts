/**
 * Plain words that name no skill by themselves, folded: what lists of skills hold beside skills, and
 * the commonest English words.
 */
export const ordinaryPhrases: ReadonlySet<string> = new Set(
  (
    "bottom line,work ethic,stand up,sit down,business process,business processes,copy machine,copy machines,new product,new products,business cards,computer systems,customer needs,daily operations,day to day,exit,full time,hard drive,hard drives,job duties,life skills,long term,maintenance schedule,middle management,new business,office machines," +
    "on time,operating system,operating systems,part time,personal computer,personal computers,real time,search engine,search engines,senior management,short term,student involvement,top management,upper management,voice mail,web page,web pages,web site,work history"
  ).split(","),
);

export const ordinaryWords: ReadonlySet<string> = new Set(
  `automunito automunita automation back-up faxes hardware lighting work-flow e-mail facsimile fax hand-on innovation interpretation mail-outs photocopier photocopiers copier copiers real-time scanner scanners typewriter typewriters voice-mail voicemail design
2d 3d abc ability able above academic accept accident account accounts accuracy accurate ache achievement achievements across act action active activities
activity actual actually add additional address adjust adjustment administration administrative admire admit adopt adult advanced adventure advertisement
advice advise affairs afford afraid after afternoon ag again age agencies agency agenda ago agree agreement agreements ahead aim air airline airport alarm
album alive allow alone already alternative always amazing amount analyze anatomy ancient anger angle animal animals announce annoy annual answer anxious
anybody apart apartment apparel apparent appeal appear appearance apple appliances application applications apply appointment appointments approach approve
apr april areas argue argument arm army arrange arrival arrive art article articles articulate arts aside ask asleep aspect assemble assessment assets assist
associate associates association assume assumption atmosphere attach attack attempt attention attitude attract attraction audience audio aug august author
authority automate automobile automobiles automotive available average avoid award awards aware away awful baby backup backups bad bag balance balanced ball
band bank banks banner bar bare base baseball basic basics basketball bath bathroom battle beach bear beat beautiful beauty become bed bedroom beds beer
before begin beginning behavior behind belief believe bell belong belt bench bend benefit benefits better beyond bicycle bid bids big bike bilingual billings
bird birth birthday bite bitter blame blank blind block blood blow blue board boards boat body bone bonus book books boot border bored born borrow boss both
bother bottles bottom bound bowl box boy brain branch brand brands brave bread break breakfast breath breathe breeze bridge brief bright brilliant bring broad
broadcast broker brother brush budget budgetary budgets bug build building buildings bulk bunch burn burst bus business businesses busy button buy cabinet
cable cables cake calculator calendar call calls calm camera cameras campaign campaigns cancel cancer candidate candle cap capable capacity capital captain
capture car card cards care career careful carpet carry cars case cases cash cast cat catalog catalogs catch category cause cd celebrate celebration cell cent
center centers central century certain certificate certificates certification certified chain chair challenge champion chance change channel chapter character
characters charge charity charm charts chat cheap check checks cheek cheese chest chicken chief child childhood children choice church circle circumstance
citizen city civil claim claims clarify class classes classic classroom clean clear clever client clientele clients climate climb clinic clinical clock close
closed closing cloth clothes clothing club clue coast coat code coding coin cold collar colleague collection collections college color com combination combine
come comfort comment comments commercial commitment committee commodities common communal communicate communicator community companies company compare
comparison compete competition competitive complain complaint complex components computer computers concentrate concept concepts concern concerned condition
conditions conference conferences confident confirm conflict confuse congress connect consequence consider considerable consist constant construct consultant
consultants consultation consumer contact contacts contain content context continue contract contracting contracts contrast contribute contribution control
controls convenient conversation conversion convince cool cooperate cooperation copies copy core corner corp corporate corps correct correction cost costs
cotton couch cough council count counter country county couple courage course courses court courts cousin cover crash crazy cream create creation creative
creature credit creditors crew crime criminal crisis critical crop cross crowd cruel cry crystal culture cup cure curious currency current curriculum curve
custom customer customers cut cute cv cycle dad daily damage danger dangerous dare dark date dates daughter day days dead deadlines deaf dealer deals dear
death debt dec decade deceive december decent decide decision decisions declare decline decrease dedicated deep defeat defend defense define definite
definition degree delay delight delivery demand demonstration deny department departments depend dependable deposit depth describe description desert deserve
designing desire desk desktop despite destroy detail detailed details determine develop developing development device devices diagnose diagrams diet differ
difference different difficult difficulty dig dinner direct direction directions director directors dirt dirty disagree disappear disaster discount discover
discovery discuss discussion disease dish dislike display displays distance distinct distribute distribution district divide divorce document documents dog
dollar donate door doors dose double doubt downtown draft drafts drag draw drawer dream dress dressing drill drink drive driven drivers drives drop drown drug
drum dry due dull duty dynamic eager ear early earn earth ease east easy eating economic economics edge edit editor education educational effect effective
efficiency efficient effort egg either elder elect election electric electrical electronic else email emails embarrass emergency emotion emotional emphasis
employee employees employment empty encourage encouragement end enemy energetic energy engage engineer engineering engineers english enjoy enormous enough
ensure enter enterprise entertainment entire entrance entry envelope environment environmental equal equip equipment era error escape especially essay
essential establish estate etc ethics even evening event events eventual ever every everyday evidence evil exact exam examine example excellent except
exception exceptional exchange excite excited exciting excuse executive executives exercise exhibit exhibits exist existence exit expand expect expectation
expense expenses expensive experience experienced experiment experiments expert expertise explain explanation explore explosion expression extend external
extra extreme eye eyes fabric fabrics face facilities facility fact factory fail failure fair faith fall false fame familiar family famous fan far farm
fashion fashionable fast fat father fault favor favorite fear feather feature features feb february fee feed feedback feel feeling fellow female fence
festival fever few fiction field fields fight figures file files fill film films final finance finances financial financials financing find fine finger finish
fire firm firms first fit fix fixed flag flame flash flat flavor fleet flesh flex flexible flight float floor flow flower fluent fly focus focused fold folk
follow fond food foods foot force forces foreign forest forget forgive form formal former forms forth fortune forum forward found foundation fox frame free
freedom freeze frequent fresh friday fridge friend friendly friendship front fruit fulfill full fun function functional functions fund funding funds funny
furniture further future gain gallery game games gap garage garbage gas gate gather gay general generate generation generous gentle gentleman gift girl give
glad global glove gmbh goal goals gold good goods government governmental grab grace grade gradual graduate grain grand grandfather grandmother grant graph
graphic graphs grass grateful grave gray great green greet greeting grid ground group groups grow growth guarantee guard guess guest guests guide guidelines
guilty gun guy habit hair half hall hand handle handling hands hang happen happiness happy hard hardworking hate head health heat heaven heavy height hello
help helpful hero hesitate hide high highly hill hire history hit hobby hold hole holiday hollow holy home honest honesty honor hook hope horrible hospital
hospitals host hot hotel hotels hour hours house housing hub hubs huge human hundred hunger hungry hunt hurry hurt husband ice idea ideal ideas identify
identity ids ignore ill illegal illness image images imagination imagine imaging immediate impact implement import importance important impossible impress
impression improve improvement improvements inbound inc incident include income increase incredible indeed independent index indexing indicate individual
industrial industry infant influence inform information initiative injure injury innocent innovative input inside insight insist inspect inspecting
inspections install instance instant instead instruct instructing instruction instructional instructions instructor instruments intake integration
intelligence intelligent intend intention interest interested interesting interests interior internal international internet interpersonal interpret
interviews introduce introduction invent invention inventory invest investigate invitation invite invoice invoices involve involvement iron island issues item
items jacket jail jan january jealous jewel job jobs join joint joke journey joy judge judgment juice jul july jump jun june junior jury just keen keep key
keyboard kick kid kidnap kill kind king kiss kitchen knee knife knock know label labels labor laboratory lack lady lake lamp land language languages laptop
laptops large laser last late laugh laughter launch law lawn laws lay lazy lead leader leads leaf lean learn learner learning least leather leave lecture
lectures leg legal legislation lend length lesson letter letters level liaison library license licensed lie life lifting light lights limit limited line lines
link lip liquid list lists little live llc load loan loans local location lock logic logical lonely long look loose lord lose loss lot loud love lovely low
loyal ltd luck lucky luggage lunch mac machine machinery machines macs mad magazine magazines magic mail mailing mailings mails main maintain maintenance
major majority making male man manage managed management manager managerial managers managing managment manual manuals map maps mar march marine market
markets marriage married mass match material materials math matter mature maximum may maybe mayor meal meals mean meaning means measurement meat mechanic
mechanical medal media medical medium meeting meetings member members membership memory mental mention mentor menu mercy mere mess message messages messaging
metal method methods microsoft middle mild milk mill million mind minimum minister minor minority minute mirror miss mission mistake mix mixture mobile model
models modern modest moment monday money monitor monitors month monthly mood moon moral morning mother motion motivated motor mountain mouse mouth move
movement movie mud multi multimedia multiple municipal murder muscle museum music mutual name narrow national natural nature naval navy near nearby neat
necessary necessity neck need negative negotiator neighbor neighborhood neither nervous nest net network networks neural never new news newspaper newspapers
next nice night nobody noise none noon normal north nose notable notes nothing notice notion nov novel november nowhere nuclear numbers nut obey object
objectives objects obtain obvious occasion occur ocean oct october odd offer office officer officers offices official often oil ok old one online only onto
open operate operating operator opinion opportunity opposite option oral order orders ordinary organisation organization organizational organize organized
organizer organizing origin original os other others ought ourselves outbound outcome outdoor outer output outside outstanding oven over overhead owe own
owner pace pack page pages pain paint pair palace pale pan panel paper papers pardon parent parents park parking part partial partner partners parts party
passion path pathogen patient patients pattern pause pay payment payments peace peak pen pencil penny people per percent perfect perform performance
performing perhaps period permits person personal personality personally personnel perspective persuade persuasive phase phd phone phones photo photograph
photos phrase physical pick picture pictures piece pig pile pill pin pink pint pipe pitch pity place plain plan plane planet planner plans plant plants
plastic plate platform play player plc pleasant please pleasure plenty plus pocket poem poet point poison pole police policies policy polish polite political
politics pool poor popular population port position positive possess possibility possible post poster posters pot potato potential pound pour poverty power
powerful practice practices praise pray predict prefer preference pregnant premium prepare presence present press pressure pretend pretty prevent previous
prices pride priest primary prime prince principle print printer printers prior prison private prize pro probable problem problems procedure procedures
proceed process processes processing processors produce producer producing product productive products professional proficient profit profits program programs
progress project projectors projects promise promotion promotional promotions prompt proof proper properties property proportion proposal proposals propose
protect protest protocol protocols proud prove provide public publication publications pull punish pupil purchase purchases pure purple purpose push put
puzzle qualified quality quantity queen question quick quickly quiet quit quite quote quotes race rain raise range rank rapid rare rate rather ratio raw reach
react reaction read reading ready real reality realize rear reason reasonable recall receipts receive receiver recent recognize recommend recommendation
reconciling record recorder records recruit red reduce reduction refer reference references referrals reflect refuse regard region regret regular regulations
regulatory relate related relation relations relationship relationships relative relax release relevant reliable relief religion religious rely remain remark
remember remind remote remove renewal rent repair repairing repeat replace reply report reporter reports representative republic reputation request requests
require requirement requirements rescue researching reserve resist resource resources respect respond responsible rest restaurant restaurants restrict result
results resume retain retire retirement return returns reveal revenue reverse review reviews reward rhythm rich ride right ring rise risk risks rival river
road rock role roll roof room rooms root rope rough round route routing row royal rub rude ruin rule rules run rush sad safe safety saint sake salad salary
sale salt same sample samples sand satisfaction satisfy saturday save saw scale scene scenery schedule schedules scholar school schools science sciences
scientific scope score scratch scream screen script sea seal search season seat second secret secretarial section secure securities security see seed seek
seem seldom select selection self selfish sell seminar seminars senate send senior sense sensible sensitive sentence sep separate sept september sequence
series serious serve server service services servicing session set setting settings settle several severe sex shade shadow shake shall shallow shame shape
share sharp sheep sheet sheets shell shelter shift shine ship shirt shock shoe shoes shoot shop shopping shore short shot shoulder shout show shower shut shy
sick side sight sigma sign signal signs silence silent silk silver similar simple sincere single sink sir sister sit site sites situation size sketches skill
skilled skills skin skirt sky sleep slice slide slight slip slow small smart smell smile smoke smooth snake snow soap social society sock soft software
soldier solid solution solutions solve solving someone something sometimes son song soon sorry sort soul sound soup source south space spare speak speaker
speakers speaking special specification specifications speech speeches speed spell spend spirit spoil spoon sports spot spread spring square stable staff
stage stair stamp stand standard standards star stare start state statement statements states station status stay steady steal steam steel stem step stick
stiff still stir stomach stone stop storage store stores stories storm story straight strange stranger strategic strategies strategy stream street strength
strengths stress stretch strict strike string strip stroke strong structure structured struggle student students studies studio study stuff stupid style
subject subjects succeed success successful sudden suffer sugar suggest suggestion suit suitable suite sum summary summer summit sun sunday superb supervise
supervisor supervisory supper supplier suppliers supplies supply support supporting suppose sure surface surprise surround surveys suspect swear sweep sweet
swim swing switch sword sympathy system systematic systems table tables tail take tale talent talk tall tank tap tape target targets task tasks taste tax
taxes tea teach team teams tear technical technician techniques technological technologies technology telecom telephone telephones television tell temper
temperature temple tend tender tennis tension tent term terms terrible territory test tests text thank theater theme theory thick thief thin thing think
thirst thorough thousand thread threat throat throw thumb thunder thursday ticket tidy tie tight till time tin tiny tip tire tired today toe together tomorrow
tone tongue tonight tool tools tooth topic tops total touch tough tour tours toward towel tower town toy tracking trade tradition traditional traffic tragedy
train trained trainer transactions transfer transition transmissions transport transportation trap travel tray treasure treat treatment tree tremble trend
trending trends trial triangle tribe trick trip trouble troubleshoot true trust truth try tube tuesday tune turn tv twice twin twist type typical ugly
ultimate umbrella uncle under understand unhappy uniform union unique unit united units unity universe university unknown unless until unusual update updates
upgrade upgrades upgrading upper upset upstairs urban us usa usage useful user users usual utilities utility vacant vacation vain valid valley valuable value
values van vanish variety various vast vegetable vehicle vehicles vendor vendors verbal verse version very victim victory video videos view village violence
violent virtue visible vision visit visitor visual vital voice volume volunteer vote voyage wage wages wait wake walk wall wander want war warm warn warranty
wash waste watch water wave weak wealth weapons wear weather web website websites wedding wednesday week weekend weekly weigh weight welcome west wet wheel
wheelchairs when while whisper whistle whole wholesale wide widespread wife wild willing win wind window wing winner winter wire wisdom wise wish wit within
without witness woman wonder wonderful wood wooden wool word words work worker workers working works workshop world worried worry worse worst worth wound wrap
wrist write written wrong yard year years yellow yes yesterday yet young youth zero zone`.split(
    /\s+/u,
  ),
);
