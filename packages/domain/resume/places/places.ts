import { foldedWords } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldWords } from "../text/fold-text.ts";

/** Countries and territories as CVs name them, in seven languages, folded. */
const countries = `
usa|u.s.a|u.s.|us|united states|united states of america|america|uk|u.k.|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|republic of ireland|canada|australia|new zealand|
germany|deutschland|allemagne|alemania|alemanha|germania|duitsland|austria|osterreich|autriche|oostenrijk|switzerland|schweiz|suisse|suiza|suica|svizzera|zwitserland|liechtenstein|
france|frankreich|francia|franca|frankrijk|spain|spanien|espagne|espana|espanha|spagna|spanje|portugal|portogallo|italy|italien|italie|italia|netherlands|the netherlands|nederland|niederlande|pays-bas|pays bas|paises bajos|holland|paesi bassi|belgium|belgien|belgique|belgica|belgio|belgie|luxembourg|luxemburg|luxemburgo|
denmark|danemark|danmark|dinamarca|sweden|schweden|suede|suecia|svezia|sverige|norway|norwegen|norvege|noruega|norge|finland|finnland|finlande|finlandia|suomi|iceland|island|
poland|polen|pologne|polonia|polska|czech republic|czechia|tschechien|republique tcheque|republica checa|slovakia|slowakei|hungary|ungarn|hongrie|hungria|romania|rumanien|roumanie|rumania|bulgaria|bulgarien|greece|griechenland|grece|grecia|croatia|kroatien|croatie|serbia|serbien|slovenia|slowenien|bosnia|bosnia and herzegovina|montenegro|north macedonia|albania|kosovo|ukraine|ucrania|belarus|russia|russland|russie|rusia|russian federation|estonia|latvia|lithuania|litauen|moldova|georgia|armenia|azerbaijan|turkey|turkei|turquie|turquia|turkiye|cyprus|malta|
india|indien|inde|pakistan|bangladesh|sri lanka|nepal|china|chine|p.r. china|hong kong|taiwan|japan|japon|japao|giappone|south korea|korea|s.korea|s. korea|republic of korea|singapore|singapur|malaysia|indonesia|philippines|thailand|vietnam|viet nam|cambodia|myanmar|
israel|palestine|jordan|lebanon|egypt|agypten|egypte|egipto|morocco|marokko|maroc|marruecos|algeria|algerie|tunisia|tunisie|libya|saudi arabia|ksa|united arab emirates|uae|u.a.e.|qatar|kuwait|bahrain|oman|iraq|iran|syria|yemen|afghanistan|kazakhstan|uzbekistan|
nigeria|ghana|kenya|uganda|tanzania|ethiopia|rwanda|south africa|sudafrika|zimbabwe|zambia|botswana|namibia|mozambique|mocambique|angola|cameroon|cameroun|senegal|ivory coast|cote d'ivoire|mali|benin|togo|madagascar|mauritius|congo|drc|sierra leone|liberia|gambia|somalia|sudan|
mexico|mexique|messico|brazil|brasil|brasilien|bresil|brasile|argentina|argentinien|argentine|chile|chili|colombia|kolumbien|colombie|peru|perou|venezuela|ecuador|bolivia|uruguay|paraguay|costa rica|panama|guatemala|honduras|el salvador|nicaragua|cuba|dominican republic|republica dominicana|puerto rico|jamaica|haiti|trinidad and tobago|bahamas|barbados|
europe|europa|emea|apac|latam|asia|africa
`;

/** Cities, regions and states that stand alone in CVs often enough to know them, folded. */
const cities = `
new york|new york city|nyc|los angeles|la|san francisco|sf|san francisco bay area|bay area|silicon valley|san jose|san diego|chicago|houston|dallas|austin|san antonio|fort worth|seattle|boston|philadelphia|phoenix|denver|miami|atlanta|detroit|minneapolis|portland|las vegas|washington|washington dc|washington d.c.|baltimore|charlotte|nashville|orlando|tampa|cleveland|columbus|cincinnati|pittsburgh|st. louis|st louis|kansas city|indianapolis|milwaukee|salt lake city|sacramento|oakland|berkeley|palo alto|mountain view|cupertino|sunnyvale|menlo park|redwood city|santa clara|santa monica|irvine|raleigh|durham|richmond|brooklyn|manhattan|queens|jersey city|newark|buffalo|albany|hartford|providence|cambridge|ann arbor|madison|boise|tucson|albuquerque|omaha|memphis|louisville|new orleans|oklahoma city|jacksonville|fort lauderdale|boulder|bellevue|redmond|honolulu|anchorage|springfield|ithaca|stanford|
london|greater london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle|newcastle upon tyne|nottingham|leicester|oxford|brighton|southampton|reading|york|bath|coventry|aberdeen|dundee|dublin|cork|galway|limerick|milton keynes|portsmouth|norwich|exeter|plymouth|
toronto|vancouver|montreal|ottawa|calgary|edmonton|quebec|winnipeg|waterloo|hamilton|halifax|victoria|mississauga|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch|
berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|monchengladbach|braunschweig|chemnitz|kiel|aachen|halle|magdeburg|freiburg|krefeld|lubeck|mainz|erfurt|rostock|kassel|hagen|saarbrucken|potsdam|heidelberg|darmstadt|regensburg|wurzburg|ingolstadt|ulm|heilbronn|gottingen|wolfsburg|erlangen|tubingen|konstanz|trier|jena|koblenz|oldenburg|osnabruck|paderborn|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|zurich|geneva|genf|geneve|ginevra|basel|bern|berne|lausanne|winterthur|luzern|lucerne|st. gallen|st gallen|lugano|zug|bayern|bavaria|hessen|sachsen|nrw|baden-wurttemberg|
croydon|sutton|slough|luton|watford|swindon|northampton|peterborough|ipswich|colchester|chelmsford|southend|maidstone|guildford|woking|basingstoke|bournemouth|poole|gloucester|cheltenham|worcester|hereford|shrewsbury|telford|stoke-on-trent|derby|hull|doncaster|rotherham|barnsley|wakefield|huddersfield|bradford|halifax|harrogate|middlesbrough|sunderland|durham|darlington|carlisle|lancaster|preston|blackpool|blackburn|bolton|bury|oldham|rochdale|stockport|warrington|wigan|chester|crewe|wrexham|swansea|newport|inverness|stirling|perth|paisley|lisburn|derry|waterford|kilkenny|dundalk|sligo|
plano|irving|frisco|mckinney|round rock|arlington|lubbock|el paso|corpus christi|scottsdale|tempe|chandler|gilbert|glendale|henderson|reno|boca raton|naples|sarasota|st. petersburg|gainesville|tallahassee|fort myers|miami beach|coral gables|naperville|evanston|schaumburg|aurora|peoria|rockford|ann arbor|grand rapids|lansing|dearborn|dayton|toledo|akron|lexington|knoxville|chattanooga|birmingham|huntsville|montgomery|baton rouge|lafayette|little rock|tulsa|wichita|overland park|des moines|cedar rapids|sioux falls|fargo|green bay|rochester|st. paul|saint paul|bloomington|syracuse|white plains|stamford|new haven|bridgeport|worcester|somerville|quincy|waltham|burlington|manchester|portsmouth|wilmington|annapolis|bethesda|rockville|silver spring|reston|mclean|alexandria|norfolk|virginia beach|chesapeake|greensboro|winston-salem|chapel hill|charleston|columbia|greenville|savannah|augusta|alpharetta|marietta|spokane|tacoma|kirkland|vancouver|eugene|fort collins|colorado springs|provo|ogden|fresno|bakersfield|stockton|modesto|long beach|anaheim|pasadena|burbank|culver city|torrance|riverside|ontario|santa ana|fremont|hayward|san mateo|burlingame|south san francisco|walnut creek|pleasanton|los gatos|milpitas|santa rosa|santa cruz|monterey|hoboken|princeton|trenton|edison|cherry hill|
windsor|london|kitchener|guelph|markham|brampton|oakville|kingston|surrey|burnaby|richmond|kelowna|regina|saskatoon|fredericton|moncton|st. john's|laval|gatineau|geelong|hobart|darwin|gold coast|newcastle|wollongong|cairns|dunedin|hamilton|tauranga|
bremerhaven|leverkusen|solingen|herne|neuss|hamm|mulheim|oberhausen|ludwigshafen|offenbach|reutlingen|furth|siegen|hildesheim|salzgitter|gutersloh|cottbus|gera|moers|recklinghausen|bottrop|remscheid|bergisch gladbach|pforzheim|wolfsburg|schwerin|bayreuth|bamberg|passau|landshut|rosenheim|kempten|lindau|friedrichshafen|ravensburg|villingen|offenburg|baden-baden|ludwigsburg|esslingen|sindelfingen|boblingen|tubingen|giessen|marburg|fulda|hanau|celle|luneburg|emden|wilhelmshaven|flensburg|stralsund|greifswald|dessau|zwickau|plauen|gorlitz|villach|wels|steyr|dornbirn|bregenz|st. polten|wiener neustadt|leoben|eisenstadt|biel|thun|koln|schaffhausen|chur|neuchatel|fribourg|sion|
annecy|chambery|valence|saint-denis|boulogne-billancourt|montreuil|argenteuil|roubaix|tourcoing|dunkerque|calais|amiens|mulhouse|colmar|besancon|belfort|troyes|poitiers|la rochelle|limoges|bayonne|biarritz|perpignan|beziers|ajaccio|bastia|cannes|antibes|frejus|vannes|lorient|quimper|saint-malo|laval|le mans|cholet|niort|bourges|nevers|roissy|courbevoie|nanterre|puteaux|issy-les-moulineaux|levallois-perret|neuilly-sur-seine|villeurbanne|ecully|venissieux|meylan|
castellon|elche|cartagena|almeria|huelva|jaen|badajoz|caceres|merida|albacete|ciudad real|cuenca|guadalajara|avila|segovia|soria|zamora|palencia|logrono|huesca|teruel|terrassa|sabadell|badalona|hospitalet|mataro|reus|alcala de henares|alcorcon|mostoles|getafe|leganes|fuenlabrada|alcobendas|pozuelo|las rozas|marbella|jerez|algeciras|ferrol|lugo|ourense|pontevedra|santiago de compostela|aviles|barakaldo|getxo|irun|ibiza|leiria|evora|viseu|guimaraes|matosinhos|vila nova de gaia|almada|amadora|sintra|cascais|oeiras|santarem|funchal|ponta delgada|viana do castelo|
asti|cuneo|novara|alessandria|varese|monza|lecco|pavia|cremona|mantova|vicenza|treviso|udine|pordenone|ferrara|ravenna|forli|rimini|cesena|reggio emilia|piacenza|la spezia|savona|livorno|lucca|arezzo|siena|grosseto|pistoia|prato|pesaro|ascoli piceno|macerata|terni|viterbo|latina|frosinone|l'aquila|pescara|chieti|teramo|campobasso|salerno|caserta|avellino|benevento|foggia|taranto|brindisi|lecce|potenza|matera|cosenza|catanzaro|reggio calabria|messina|siracusa|ragusa|trapani|agrigento|sassari|
leeuwarden|assen|emmen|deventer|hengelo|almelo|wageningen|tiel|nieuwegein|zeist|hoofddorp|schiphol|amstelveen|purmerend|hoorn|den helder|lelystad|gouda|zoetermeer|rijswijk|vlissingen|middelburg|roosendaal|bergen op zoom|helmond|venlo|roermond|sittard|heerlen|kampen|aalst|hasselt|genk|kortrijk|oostende|roeselare|mons|tournai|wavre|arlon|
paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nimes|toulon|le havre|saint-etienne|tours|orleans|rouen|caen|nancy|metz|brest|clermont-ferrand|aix-en-provence|la defense|sophia antipolis|ile-de-france|versailles|avignon|bruxelles|brussels|brussel|anvers|antwerp|antwerpen|gand|gent|ghent|liege|charleroi|namur|leuven|brugge|mechelen|
madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|palma de mallorca|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|la coruna|a coruna|vitoria|santander|pamplona|san sebastian|donostia|salamanca|toledo|cadiz|tenerife|las palmas|tarragona|girona|lleida|burgos|leon|oviedo|cataluna|catalunya|andalucia|lisboa|lisbon|lisbonne|porto|oporto|braga|coimbra|aveiro|faro|setubal|
roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|padova|trieste|brescia|parma|modena|pisa|bergamo|cagliari|perugia|ancona|trento|bolzano|lombardia|
amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|tilburg|groningen|almere|breda|nijmegen|enschede|haarlem|arnhem|amersfoort|zwolle|leiden|delft|maastricht|apeldoorn|hilversum|alkmaar|zaandam|den bosch|'s-hertogenbosch|dordrecht|
copenhagen|kopenhagen|kobenhavn|aarhus|stockholm|goteborg|gothenburg|malmo|uppsala|lund|oslo|bergen|trondheim|helsinki|espoo|tampere|reykjavik|tallinn|riga|vilnius|warsaw|warszawa|krakow|cracow|wroclaw|gdansk|poznan|lodz|katowice|prague|praha|prag|brno|bratislava|budapest|bucharest|bucuresti|cluj-napoca|cluj|timisoara|iasi|sofia|athens|athen|thessaloniki|zagreb|belgrade|beograd|ljubljana|sarajevo|skopje|kyiv|kiev|lviv|kharkiv|odessa|minsk|moscow|moskau|saint petersburg|st. petersburg|istanbul|ankara|izmir|tbilisi|yerevan|baku|
bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|pune|kolkata|ahmedabad|gurgaon|gurugram|noida|jaipur|kochi|lucknow|indore|chandigarh|coimbatore|nagpur|karachi|lahore|islamabad|dhaka|colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|wuhan|nanjing|taipei|tokyo|osaka|kyoto|yokohama|seoul|busan|pohang|kuala lumpur|jakarta|bandung|manila|makati|cebu|bangkok|ho chi minh city|hanoi|saigon|
tel aviv|jerusalem|haifa|amman|beirut|cairo|giza|alexandria|casablanca|rabat|marrakech|tunis|algiers|riyadh|jeddah|dubai|abu dhabi|sharjah|doha|kuwait city|manama|muscat|tehran|baghdad|lagos|abuja|accra|nairobi|kampala|addis ababa|kigali|dar es salaam|johannesburg|cape town|pretoria|durban|harare|lusaka|luanda|maputo|dakar|abidjan|
mexico city|ciudad de mexico|cdmx|guadalajara|monterrey|puebla|tijuana|queretaro|sao paulo|rio de janeiro|brasilia|belo horizonte|salvador|curitiba|porto alegre|recife|fortaleza|campinas|florianopolis|manaus|goiania|buenos aires|rosario|mendoza|santiago|santiago de chile|valparaiso|bogota|medellin|cali|barranquilla|cartagena|lima|arequipa|quito|guayaquil|caracas|montevideo|asuncion|la paz|san juan|havana
`;

/** States, provinces and counties that are written out, folded. */
const regions = `
california|texas|florida|illinois|ohio|pennsylvania|michigan|massachusetts|virginia|north carolina|south carolina|new jersey|colorado|arizona|oregon|minnesota|wisconsin|missouri|indiana|tennessee|maryland|kentucky|louisiana|alabama|oklahoma|utah|nevada|connecticut|iowa|kansas|arkansas|mississippi|nebraska|idaho|new mexico|new hampshire|maine|hawaii|montana|delaware|rhode island|vermont|wyoming|alaska|north dakota|south dakota|west virginia|ontario|british columbia|alberta|nova scotia|manitoba|saskatchewan|new south wales|queensland|maharashtra|karnataka|tamil nadu|kerala|west bengal|uttar pradesh|gujarat|telangana|punjab|haryana|rajasthan|
bayern|bavaria|hessen|sachsen|nrw|nordrhein-westfalen|baden-wurttemberg|niedersachsen|thuringen|brandenburg|saarland|rheinland-pfalz|schleswig-holstein|mecklenburg-vorpommern|sachsen-anhalt|ile-de-france|bretagne|normandie|occitanie|paca|cataluna|catalunya|andalucia|galicia|pais vasco|comunidad de madrid|lombardia|veneto|toscana|lazio|piemonte|campania|sicilia|sardegna|emilia-romagna|puglia|noord-holland|zuid-holland|noord-brabant|gelderland|limburg|friesland|drenthe|overijssel|zeeland|flevoland|kent|surrey|essex|sussex|hampshire|yorkshire|lancashire|cheshire|devon|norfolk|suffolk|hertfordshire|berkshire|middlesex|lagos state|metro manila
`;

function toSet(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split("|")
      .map((name) => foldWords(name))
      .filter((name) => name !== ""),
  );
}

export const countryNames: ReadonlySet<string> = toSet(countries);
export const regionNames: ReadonlySet<string> = toSet(regions);
export const cityNames: ReadonlySet<string> = new Set([
  ...toSet(cities),
  ...regionNames,
  ...foldedWords(work, "city").map(foldWords),
]);

/** Two-letter codes after a comma: states, provinces, and countries. */
export const regionCodes: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ST
AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT
UK US USA UAE FR IT ES PT CH AT BE DK SE NO FI IE PL CZ HU RO GR JP KR CN IN SG HK AU NZ BR MX ZA NG KE GH EG
SP RJ MG RS PR BA DF KA MH TN TG UP HR GJ`
    .trim()
    .split(/\s+/),
);

/** Words for work without a place; good as a location. */
export const remoteWords =
  /^(?:(?:fully |100 ?% )?remote(?: work| working| first)?|hybrid|home ?office|work from home|wfh|teletravail|a distance|teletrabajo|remoto|teletrabalho|da remoto|smart working|thuiswerken|worldwide|various locations|multiple locations|nationwide|on-?site)$/;
