/**
 * Common given names of many countries, folded: a sign that a line is a person, never a condition.
 */
const names = `
aaliyah aarav aaron abdul abdullah abel abena abhishek abigail abraham ada adam adebayo adele adeline aditi
aditya adnan adrian adriana adrien agata agathe agnes agnieszka ahmad ahmed aidan aileen aisha aisling aitor
ajay akash akira akua alain alan alana alba albert alberto alejandra alejandro aleksandr aleksandra alena
alessandra alessandro alessia alex alexa alexander alexandra alexandre alexandru alexei alexey alexia alexis
alfie alfonso alfred alfredo ali alice alicia alina aline alisha alison alistair allan allen allison alma
alvaro alyssa ama amanda amara amaya amber amelia amelie amina amir amit amol amy ana anais anand ananya
anastasia anders andre andrea andreas andreea andrei andrej andres andrew andrey andrii andrzej andy angel
angela angelica angelina angelo angelos angie anika aniket anil anita anja anjali anke ankit ann anna
annabel annabelle annalisa anne anneke annelies annette annie annika anouk ansgar anthony antje antoine
anton antonella antonia antonio antony anya aoife april arash archana ariana arianna ariel arjun arlo arman
armando armin arnaud arne arnold artem arthur arturo arun arvind asha ashley ashok asif astrid athena aubrey
audrey augustin aurelie aurora austin ava avery axel ayaan ayesha ayse ayush aziz babatunde bailey barbara
barbora barry bart bartosz basil bastian beata beatrice beatriz becky bella ben benedict benedikt benjamin
bennett benoit bernadette bernard bernardo bernd bernhard bertrand beth bethany betty beverly bhavesh bhavna
bianca bianka bilal bill billy birgit bjorn blake blanca bo bob bogdan bonnie boris brad bradley brandon
branko brenda brendan brent brett brian bridget brigitte britney britta brittany bronwyn brooke bruce bruno
bryan bryce bushra byron caitlin caleb callum calvin cameron camila camilla camille candace candice carina
carl carla carlo carlos carmen carol carole carolin carolina caroline carolyn carsten casey cassandra cassie
catalina catarina caterina cathal catherine cathy cecile cecilia cedric celeste celia celine cesar chad
chanchal chandra chanel charles charlie charlotte chelsea chen cheng cheryl chetan chiara chidi chinedu
chioma chloe chris christa christelle christian christiane christina christine christoph christophe
christopher chukwuma cian ciara cindy claire clara clarissa claude claudia claudio claus clemens clement
clifford clint clive colette colin colleen connor conor conrad constance constantin cora corey corinna
corinne cornelia cory courtney craig cristian cristiana cristiano cristina crystal curtis cynthia cyril daan
dagmar daichi daisy dale damian damien damon dan dana daniel daniela daniele danielle danilo danny dante
daphne darek daria dario darius darko darren darya dave david davide dawid dawn dean deanna debbie deborah
debra deepa deepak deepika deirdre delphine demetrius denis denise dennis derek desiree detlef devin devon
dhruv diana diane dick didier diego dieter dietmar dietrich dilip dimitri dimitrios dimitris dina dinesh
dirk divya diya dmitri dmitry dmytro dolores dominic dominik dominika dominique don donald donna dora doris
dorota dorothea dorothy doug douglas duc duncan dustin dwayne dylan eddie edgar edith edmund edoardo eduard
eduardo edward edwin efe egon eileen ekaterina ekta elaine eleanor elena eleni eleonora eliana elias elif
elijah elisa elisabeth elisabetta elise elizabeth elke ella ellen ellie elliot elliott elodie eloise elsa
elsie elvira emanuel emanuele emeka emil emilia emiliano emilie emilio emily emma emmanuel emmanuelle emre
enrico enrique enzo eoin eric erica erich erik erika erin ernest ernesto ernst erwin esmeralda esperanza
esteban estelle esther etienne etta eugen eugene eugenia eun eva evan evelyn ewa ewan ezra fabian fabiana
fabien fabienne fabio fabrice fabrizio faisal faith farah farhan farid fatima fatma federica federico
felicia felicity felipe felix ferdinand fergus fernanda fernando filip filipa filippo finn fiona flavia
flavio fleur flora florence florian floris folake frances francesca francesco francine francis francisco
franck franco francois francoise frank franz franziska fred freddie frederic frederick frederik freya
friedrich fritz gabriel gabriela gabriele gabriella gabrielle gael ganesh gareth gary gaurav gavin gemma
gene genevieve geoff geoffrey georg george georges georgia georgina gerald geraldine gerard gerardo gerd
gerda gerhard german gernot gert gertrud gianluca gianni gideon gilbert gilles gillian gina giorgia giorgio
giovanna giovanni giulia giuliano giulio giuseppe gloria gonzalo goran gordon grace graham grant greg gregor
gregory greta grigori grzegorz guido guillaume guillermo gunter gunther gustav gustavo guy gwen gwendolyn
hadi hailey hakan hamza hana hanna hannah hannes hans hao harald harish harold harriet harrison harry harsh
haruto hasan hassan hayden hazel heather hector heidi heike heiko heinrich heinz helen helena helene helga
helmut hemant hendrik henning henri henrietta henrik henrique henry herbert herman hermann herve hilary
hilda hina hiro hiroshi holger holly hong horst howard huda hugh hugo humberto hunter huong hussein hyun ian
ibrahim ida ifeoma ignacio igor ilaria ilka ilona ilse iman imran ina india indira ines inga inge ingeborg
ingo ingrid ingvild inka ioana ioannis iqbal irene irina iris irma isaac isabel isabell isabella isabelle
isaiah isha ishaan ishita isidora ismail israel itziar ivan ivana ivo ivy iwona izabela jaap jace jack
jackie jackson jacob jacqueline jacques jade jaden jae jaime jake jakob jakub jamal james jamie jan jana
jane janet janice janina janine janos jaroslav jasmin jasmine jason jasper jatin javier jay jayden jean
jeanette jeanne jeff jeffrey jelena jemma jenna jennifer jenny jens jeremiah jeremy jerome jerry jesper
jesse jessica jessie jesus jill jillian jim jimena jimmy jin jing jiri jisoo jo joachim joan joana joanna
joanne joao joaquin jochen jodie joe joel joelle joerg johan johann johanna johannes john johnathan johnny
jolanda jolanta jon jonas jonathan jordan jordi jorg jorge joris jorn jose josef josefina joseph josephine
josh joshua josie joy joyce juan juana juanita judith judy jules julia julian juliana juliane julie julien
juliet juliette julio julius june jung jurgen justin justine justyna jyoti kabir kai kaitlyn kamal kamil
karan karen karim karin karina karl karla karolina karoline karsten kartik kasper katarina katarzyna kate
katerina katharina katherine kathleen kathrin kathryn kathy katia katie katja katrin katrina kavita kavya
kayla keith kelly kelsey ken kendra kenji kenneth kenny kenta kerry kerstin kevin khadija khaled khalid
kieran kim kimberly kira kiran kirsten kirsty klara klaus knut koen kofi konrad konstantin konstantinos kris
krishna kristen kristian kristin kristina kristine krystyna krzysztof kumar kunal kurt kwabena kwame kyle
kylie lachlan laila lakshmi lalit lan lara larissa larry lars laszlo latoya laura laure lauren laurence
laurent laurie lawrence lea leah leander lee leila lena lennart leo leon leona leonard leonardo leonie
leonor lerato leroy leslie leticia lewis li liam lidia lilian liliana lillian lilly lily lin lina linda
lindiwe lindsay lindsey ling linh linus lionel lisa lise livia liz lloyd logan lola lorena lorenz lorenzo
loretta lori lorraine lotte lou louis louisa louise luc luca lucas lucia luciana luciano lucie lucien lucy
ludwig luigi luis luisa luiz luka lukas lukasz lutz luz lydia lynn maarten mabel maciej mackenzie maddison
madeleine madeline madhavi madison maeve magda magdalena maggie magnus mahesh mahmoud maia maja malcolm
malik malte mandy manfred manoj manon manuel manuela mara marc marcel marcela marcelo marcia marcin marco
marcos marcus marek margaret margarida margarita margaux margherita margit margot maria mariam mariana
marianne marie mariella marietta marija marijke marika marina mario marion marisa marissa marit marius
mariusz marjorie mark marko markus marlene marlies marlon marlowe marta martha martijn martin martina
martine marvin mary maryam mason massimo mateo mateus mateusz mathias mathieu mathilde matilda matt matteo
matthew matthias matthieu mattia maud maura maureen maurice mauricio maurizio mauro max maxim maxime
maximilian maximiliano maxwell maya mayra meera megan mehdi mehmet mei meike melanie melina melinda melissa
melody mercedes meredith merle mette mia micah michael michaela michal michel michela michele micheline
michelle mick miguel mihai mika mikael mikhail mila milan milena miles milica milos mina ming minh minjun
mira miranda miriam mirjam miroslav misha mitchell mohamed mohammad mohammed mohan mohit moira moises molly
mona monica monika monique morgan moritz morten moses mpho muhammad mukesh murat muriel mustafa myles myra
nabil nadia nadine nadja nancy nandini naomi narendra nasser natalia natalie natascha natasha nathalie
nathan nathaniel naveen neal neelam neha neil nele nelson nestor neus ngozi nguyen niall niamh nicholas nick
nicklas nico nicola nicolas nicole nicoletta nida niels nigel nikhil nikita niklas niko nikola nikolai
nikolaos nikolas nils nina nisha nishant nitin nnamdi noa noah noel noelia noemi nomsa nora norbert norma
norman nour nuno nur nuria obinna octavia odette odile oisin okan oleg oleksandr oleksii olga oliver olivia
olivier olumide oluwaseun omar omer oriana oriol orlando oscar oskar otto owen ozan pablo padma padraig
paige pallavi pamela paola paolo parisa pascal pascale patricia patricio patrick patrik patrizia paul paula
paulina pauline paulo pavel pawel pedro peggy penelope penny per pete peter petr petra petros phil philip
philipp philippa philippe phillip phoebe phuong phyllis pia pier pierre piet pieter pilar piotr polina pooja
prakash pranav prasad pratik preeti prisca priscilla priya priyanka qasim quentin quinn quynh rabia rachel
radek radha rafael rafal raffaele raghav rahim rahul rainer raj rajesh rajiv rakesh ralf ralph ram ramesh
ramon ramona randall randy raphael raquel raul ravi ray raymond rebecca rebekka regina reginald reina
reinhard remi remy rena renata renate rene renee reza rhys ria ricardo riccardo richard rick ricky riley
rishabh rita ritika robert roberta roberto robin rocio rod roderick rodney rodrigo roger rohan rohit roisin
roland rolf romain roman romina romy ron ronald ronan ronja ronny rory rosa rosalie rosalind rosanna rosario
rose rosemarie rosemary ross rowan roxana roxane roy ruben ruby rudi rudolf rui rupert russell ruth ryan
saad sabina sabine sabrina sachin sadia sadie said saif sakura salma salman salvador salvatore sam samantha
samir samira sammy samuel samuele sana sandeep sander sandra sandro sandy sanjana sanjay santiago santosh
saoirse sara sarah sarita sascha sasha saskia satish saul savannah scott sean sebastian sebastien selena
selina selma seojun sergei sergey sergio serhii seth shane shannon shanti sharon shaun shauna shawn sheila
shelby sherry shirley shreya shruti shubham sibylle siddharth sidney siegfried sienna sigrid sigurd silke
silvia silvie silvio simon simona simone sina siobhan sipho sita siti skye slavica sofia sofie solange
somchai sonia sonja soo sophia sophie soren spencer stacey stacy stan stanislav stanislaw stefan stefania
stefanie stefano steffen stella stephan stephane stephanie stephen steve steven stewart stuart sue sumit
sunil sunita suresh susan susana susann susanna susanne sushma susie suzanne sven svenja svetlana swati
sybille sydney sylvain sylvia sylvie tabea tadeusz takashi takumi tamar tamara tammy tania tanja tanya tara
tarek tariq tariro tatiana tatjana taylor ted tejas temitope tendai teo terence teresa terri terry tess
tessa thabo thalia thandi thanh thea theo theodor theodora theodore theresa therese thi thiago thibault
thierry thijs thilo thomas thorsten tiago tiffany tilda till tilo tim timo timothy timur tina tino tobias
toby todd tom tomas tomasz tommaso tommy toni tony torben torsten tracey tracy travis trevor tristan trudy
tuan tyler tyrone uchenna udo ulf uli ulrich ulrike uma umar ursula usha usman ute uwe vadim valentin
valentina valentine valeria valerie valerio vandana vanessa vasile vasiliki veit vera verena veronica
veronika veronique vicente vicki vicky victor victoria vidya vihaan vijay viktor viktoria viktoriia vincent
vincenzo viola violet violeta virginia virginie vishal vito vittoria vivek vivian viviana vivien vivienne
vlad vladimir volker volodymyr waldemar walid walter wanda wayne wei wendy werner wesley whitney wilfried
wilhelm will willem william wim winston wojciech wolfgang xavier xiao ximena xin yan yana yang yann yannick
yara yasmin yasmina yasmine yassine yaw yetunde yi ying yolanda yosef youssef yu yuki yuliia yuri yusuf yuto
yvan yves yvette yvonne zac zach zachary zahra zainab zanele zara zeeshan zeynep zhang zhen zoe zofia zoltan
zsofia zubair zuzanna
`;

export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
