/**
 * Given names of English-speaking countries and their short forms: `spelling+spelling:form,form`, a group for each name. Written
 * down for this project from general knowledge, as are all lists of names here.
 */
export const englishNicknames = `aaron:ron,ronnie abigail+abbigail+abigale:abby,abbie,abbey,gail
abraham+abram:abe,bram adelaide:addie,addy,ada,della adeline+adelina:addie,addy,lina adrian+adrien:ade
adriana+adrianna:ana,adri agatha:aggie agnes:aggie,nessie,nessa alan+allan+allen:al
alastair+alasdair+alistair+alister:al,ally,alec albert:al,bert,bertie,albie alberta:bertie,berta
alexander:alex,al,alec,lex,xander,zander,sandy,alek,sasha,sascha
alexandra+alexandria:alex,sandra,sandy,lexi,lexie,alix,sasha,ali alexis:alex,lexi,lexie
alfred:al,alf,alfie,fred,freddie alice+alyce:ally,allie,ali alicia:ali,allie,lisha
allison+alison+allyson+alyson:ali,allie,ally,al alonzo+alonso:lon,lonnie,al aloysius:al,lou alvin:al,vin
amanda:mandy,mandi,manda amelia:amy,mel,millie,milly,mia andrea:andi,andie,drea andrew:andy,drew,andie
angela:angie,ange angelica:angie,ange angelina:angie,lina ann+anne:annie,nan,nancy anna:annie,ann,anne,nan
annabel+annabelle+annabella:anna,bella,belle,annie annette:annie,netta,nettie anthony+antony:tony,ant,anton
antoinette:toni,nettie,netta antonia:toni,tonia,nia arabella:bella,belle archibald:archie,arch
arnold:arnie,arn arthur:art,artie,arty ashley:ash ashton:ash augusta:gussie
augustus+augustine+august:gus,augie austin:aust barbara:barb,barbie,babs,bobbie barnabas+barnaby:barney
bartholomew:bart,barty basil:baz beatrice+beatrix:bea,trixie,trix,bee,beattie belinda:bel,lindy,linda
benedict:ben,benny,bennie benjamin:ben,benny,benji,bennie,benjy bernadette:bernie,detta,bernadine
bernard:bernie,barney,bern bernice:bernie,bunny bertram+bertrand:bert,bertie bethany:beth
beverly+beverley:bev bradford:brad bradley:brad brandon:bran brenda:bren brian+bryan:bri
bridget+bridgette+brigid:biddy,bridie,bridey,birdie brittany+brittney+britney:britt,brit
bronwyn+bronwen:bron burton:burt caitlin+kaitlin+caitlyn+kaitlyn+katelyn:cait,kate,katie,katy caleb:cal,cale
calvin:cal cameron:cam,cammie camilla+camille:cami,cammie,millie,milla,cam candice+candace+kandace:candy
carl+karl:carlie carlton+carleton:carl carol+carole+karol:carrie
caroline+carolyn:carol,carrie,caro,cari,lina cassandra+kassandra:cass,cassie,sandra,sandy
catherine+katherine+kathryn+katharine+cathryn+catharine+kathrine:kate,katie,cathy,kathy,katy,kat,kay,kit,kitty,cate,kath,cath,kathie,cat
cecilia+cecelia:cece,celia,cissy,cissie cedric:ced charlene:charlie,char
charles:charlie,chuck,chas,chaz,charley,chuckie charlotte:charlie,lottie,lotte,char,lotta
chelsea+chelsey:chels cheryl+sheryl:cher,sherry chester:chet christian+kristian:chris,kris
christina+kristina:chris,tina,chrissy,christy,christie,kris,krissy,chrissie,kristy,kristi
christine+kristine:chris,chrissy,christy,christie,kris,krissy,chrissie,tina,kristy
christopher+kristopher:chris,kit,topher,kris,christy clarence:clare clarissa:claire,clara,rissa
claudia:claude clayton:clay clement:clem clementine:clem,clemmie clifford:cliff clifton:cliff clinton:clint
colleen:coll constance:connie,con constantine:costa,con,connie,dean cordelia:delia,cordy
corinne+corrine:cory,corrie cornelia:nell,nelly,corrie,lia cornelius:neil,con,connie,neal
courtney+kourtney:court curtis+kurtis:curt,kurt cynthia:cindy,cyndi,cyn,cindi,cindie cyril:cy cyrus:cy
damian+damien daniel:dan,danny,dannie danielle+daniella:dani,danni,ella,elle daphne:daph,daff darlene:dar
darrell+darryl+daryl+darrel:dar david:dave,davey,davy,davie,dai
deborah+debra+debora:deb,debbie,debby,debs,debi deirdre:dee,didi delores+dolores:dee,lola,dolly,lolita
denis+dennis:den,denny denise:dee,deedee derek+derrick+derick:del,rick desmond:des,dez,desi
diana+diane+dianne:di,didi,dee dominic+dominick+dominik:dom,nick,nic donald:don,donnie,donny,donal
donovan:don dorothea+dorothy:dot,dottie,dolly,dora,thea,dodie,dory douglas+douglass:doug,dougie duncan:dunc
dustin:dusty dwayne+duane+dwain:dway ebenezer:eben,ben edgar:ed,eddie edith:edie,edy
edmund+edmond:ed,eddie,ned,ted,eddy edward:ed,eddie,ned,ted,teddy,eddy edwin:ed,eddie,win,ned
edwina:eddie,winnie eleanor+elinor+eleanore+eleanora+elenor:ellie,nell,nellie,nora,ella,elly,lenore,norah
elijah:eli,lije elisha:eli
elizabeth+elisabeth:liz,lizzie,beth,betty,betsy,eliza,bess,bessie,libby,ellie,lisa,lizzy,liza,elsie,lisbeth,bettie,bette,elle,lilibet,betsey,liddy,lise,elise
ellen:nell,nellie,ellie,elly,nelly elliott+elliot+eliot:eli,ell emeline+emmeline:emmy,emma,em
emily:em,emmy,emmie,millie,milly emma:em,emmy,emmie,ems emmanuel+emanuel+immanuel:manny,manu,mani
ephraim:eph eric+erik+erick:rick,ricky,rik erica+erika+ericka:rikki,ricki,ricky ernest:ernie,ern
estelle+estella:stella,essie esther+ester:essie,etty eugene:gene eugenia+eugenie:genie,gena,gina
euphemia:effie,phemie evangeline:eva,evie,angie,vangie evelyn+evelin:eve,evie,lyn ezekiel:zeke
felicia:fee,lisha felicity:fliss,flick,fee fergus:ferg,gus fiona:fee fletcher:fletch
florence:flo,flora,florrie,flossie,floss frances:fran,frannie,franny,frankie,francie,fanny,cissy
francine:fran,francie,frannie francis:frank,fran,frankie,franky franklin:frank,frankie
frederica+fredericka:freddie,rica,ricki,freda
frederick+frederic+fredrick+fredric:fred,freddie,freddy,fritz,rick gabriel:gabe,gabby
gabriella+gabrielle+gabriela:gabby,gaby,gabi,ella,bella,elle,brie,gabbie garfield:gar,gary
garrett+garret:garry,gary,rett gary+garry:gaz genevieve:gen,jenny,viv,eve,evie,gena,jen,ginny
geoffrey+jeffrey+jeffery+geoffery:geoff,jeff george:georgie,geordie,georgy georgia:georgie
georgina+georgiana+georgianna:georgie,gina,georgia,ina gerald+jerald:gerry,jerry,ger
geraldine:gerry,gerri,dina,geri,jerry gerard+gerrard:gerry,jerry,ger gertrude:gertie,trudy,trudie,gert
gideon:gid gilbert:gil,bert,gib gillian+jillian:gill,jill,jilly,gilly,jillie glenda:glen glenn+glen:glenny
gordon:gord,gordie,gordy grace:gracie graham+graeme+grahame:gra grayson+greyson:gray
gregory:greg,gregg,greggy,gregor guinevere:gwen,jenny gwendolyn+gwendolen+gwendoline:gwen,wendy,lyn
hannah+hanna:han,annie,hannie harold:hal,harry
harriet+harriett+harriette:hattie,harry,hatty,harri,hettie,etta harrison:harry,harris harvey:harv
helen:nell,nellie,nelly,lena helena:lena,nell,ella,leni henrietta:hettie,etta,hetty,henri,hattie,retta,henny
henry:hank,harry,hal herbert:herb,herbie,bert herman:herm,manny hester:hettie,hetty,essie hezekiah:hez
hilary+hillary:hil,hilly,hils hortense:horty howard:howie,ward hubert:hugh,hubie,bert
hugh:hughie,huey,hughey hyacinth:cynthia,cindy ian+iain ignatius:iggy,nate imogen+imogene:immy,immie,immo
irene:renie,rena irving+irvin+irvine:irv irwin+erwin:irv,win isaac+izaak+isaak:ike,zac,zak,izzy
isabella+isabel+isabelle+isobel+isabela+isabell+izabella:bella,belle,izzy,izzie,bel,ibby,isa,issy,tibby,ella
isadora+isidora:izzy,dora isaiah:zay,ike isidore+isadore:izzy,dore israel:izzy,srul jackson:jack,jax
jacob:jake,jack,coby,jakey,cobie jacqueline+jaqueline+jacquelyn+jaclyn:jackie,jacqui,jacky,jacki,lyn
james:jim,jimmy,jamie,jimmie,jem,jay,jimbo,jaime jamison+jameson:jamie,jay jane:janie,jenny,janey
janet:jan,jannie,netta janice+janis:jan jared+jarrod+jarred:jay,jerry jasmine+jasmin:jas,jaz,jazz,jazzy,mina
jason:jay,jase jean:jeanie,jeannie jeanette+jeannette+janette:jean,jan,nettie,jeannie,netta
jedediah+jedidiah:jed jeffrey+geoffrey:geoff,jeff jemima:jem,mima,jemma
jennifer+jenifer:jen,jenny,jenn,jennie,jenna,jeni,jenni jeremiah:jerry,jem,jeremy jeremy:jem,jez,jerry,jezza
jerome:jerry jesse:jess,jessie jessica:jess,jessie,jessy,jessi jesslyn:jess joan:joanie,joni,joannie
joanna+joanne+johanna:jo,joanie,joey,jody,joan,annie,joni jocelyn+joscelyn+joslyn:joss,josie,lyn
john:johnny,jack,johnnie,jackie,jock,johny,jonny
jonathan+johnathan+jonathon+johnathon:jon,jonny,johnny,nathan,jonty,jono,jonnie,nate jordan:jordy,jord,jory
joseph:joe,joey,jos,jo,jody,joss josephine:jo,josie,joey,josy,joy,fifi joshua:josh,joshie
josiah:joe,si,josh,jos judith:judy,judi,jude,judie julia:julie,jules,jools julian:jules,jule
juliana+julianna+julianne+julieanne:julie,jules,jill juliet+juliette:julie,jules,etta julius:jules,jule
justin:jus justine:tina,jus karen+karin+caren+karyn:kaz,kari
kathleen+cathleen+kathlyn:kathy,kath,cathy,kate,katie,kay,kat,kitty
katrina+catrina+katarina+katerina:kat,trina,katie,kate,tri,rina,cat keith:keithy kelvin:kel
kendall:ken,kenny,kendy kendra:ken,kenny kenneth:ken,kenny,kenn,kennie kevin:kev kieran+ciaran+kieron:kier
kimberly+kimberley+kimberlee:kim,kimmy,kimmie,kimber,kym kirsten+kirstin+kiersten:kirsty,kirstie,kiki
kristen+kristin+kristyn:kris,kristy,kristi,krissy,kristie lachlan+lochlan:lachie lancelot:lance
latisha:tisha,tish laura:laurie,lori,lauri,laurel,lolly lauren:laurie,lori,ren,loz
laurence+lawrence+lawrance:larry,laurie,lawrie,loz,lorry leander:lee,andy leigh+lee:lea
leila+layla+leyla+laila:lala lemuel:lem leonard:len,lenny,leo,lennie,leon leonardo:leo,leon,nardo
leonora+lenora:nora,leo,norah leopold:leo,pold leroy:roy,lee leslie+lesley:les,lee
leticia+letitia:letty,tish,lettie,tisha,titia lewis:lew,lewie,louie
lillian+lilian:lil,lily,lilly,lillie,lila lincoln:linc linda+lynda:lindy,lin,lyn,lynn,linnie
lindsay+lindsey+linsey+lyndsey:linz,lins,lindy lionel:leo llewellyn+llewelyn:lew,lyn
loretta:lori,etta,retta,lettie lorraine+loraine:lori,rainey,raine,lorrie louis:lou,louie,lew
louisa+louise:lou,lulu,louie,lulie lourdes:lou lucas+lukas:luke,luc lucian+lucien:luke,luc,lou
lucille+lucile:lucy,lu,lou lucinda:lucy,cindy,lu,lucie lucius:luke,lou lucretia:lucy,creta
lucy+lucie:lu,luce,lulu luther:lou,luth lydia:lyddie,liddy,lyd lyndon+lindon:lyn,lin,lindy
madeleine+madeline+madelyn+madelaine+madalyn:maddie,maddy,lena,mads,madge,maddi
madison+madisyn:maddie,maddy,mads magdalene+magdalen+magdalena:maggie,lena,magda,leni,maddie,maddy
malachi+malachy:mal malcolm:mal,malc marcella:marcy,marcie,cella,marci marcellus+marcel:marc
marcia+marsha:marcy,marcie,marci marcus+markus:mark,marc,marky,marco
margaret+margret+margarett:maggie,meg,peggy,peg,marge,margie,greta,megan,daisy,madge,mags,rita,margo,margot,maisie,meggie,marjorie,maggy,gretel,marg
margery+marjorie+marjory+margerie:marge,margie,madge,marj
marguerite+margarite:margo,margot,maggie,daisy,rita,margie marian+marion+maryon:mari,mary
marianne+maryann+maryanne+mariann:mari,annie,anne,mary,marian marilyn+marylin+marilynn:lyn,mari,mary,lynn
mark+marc:marky,marko marshall+marshal:marsh martha:marty,mattie,matty,marthe,patty
martin+martyn+marten:marty,mart martina:tina,marty,marti marvin:marv,merv
mary:molly,polly,mae,mamie,may,moll,maisie,minnie,mitzi,mollie,marie
matilda+mathilda+mathilde:tilly,tillie,mattie,maud,tilda,matty,til
matthew+mathew:matt,mat,matty,mattie,matthias maureen+maurine:mo,reenie,maurie
maurice+morris:mo,moe,morrie,maury,moss maximilian+maximillian:max,maxi maxine:max,maxie maxwell:max
megan+meghan+meagan+meaghan:meg,meggie,megs melanie+melany:mel,mellie,lanie,melly
melinda+malinda:mel,mindy,lindy,linda melissa+mellissa+melisa:mel,lissa,missy,lissie,lisa melody+melodie:mel
melvin+melvyn:mel,vin,vinny meredith:merry,mere,meri,edie,merrie merlin+merlyn:merl mervin+mervyn:merv
michael+micheal:mike,mick,mickey,mikey,micky,mitch,mikael
michaela+mikaela+makayla+mikayla:mickey,mick,kayla,miki,micki
michelle+michele:shelly,chelle,mish,mickey,shelley,shellie,micki mildred:millie,milly
millicent+melicent:millie,milly milton:milt,miltie minerva:minnie,nerva
miranda+myranda:mandy,randy,mira,randi miriam+myriam:mimi,mim,miri,mitzi,mimmy mitchell:mitch
monica+monika:moni,nica,mon montague:monty montgomery:monty,gomery morgan:mo mortimer:mort,morty
moses:mo,moe,moss,mose nancy:nan,nance,nannie naomi:nomi,mimi
natalie+nathalie+nataly+natalee:nat,tally,nattie,talie natasha+natascha:tasha,nat,tash nathan:nate,nat,nath
nathaniel+nathanael+nathanial:nate,nat,nathan,natty,nathe neil+neal+neill+niall:neily nelson:nels,nel
neville+nevil:nev newton:newt
nicholas+nicolas+nickolas+nikolas:nick,nicky,nico,nik,nic,niki,nicko,colin,klaus
nicola+nichola+nikola:nic,nicky,nikki,nicki
nicole+nichole+nickole:nikki,nicky,nic,nicki,nicci,niki,cole,colette nigel:nige norbert:bert,norb
norma:normie norman:norm,normie obadiah:obie octavia:tavi,tavia olive:ollie,livy oliver:ollie,oli,olly,noll
olivia+alivia:liv,livvy,livia,libby,ollie,livvie,livy orlando:lando,orly orville:orv
oscar+oskar:ozzie,ossie,oz oswald:oz,ozzie,ossie,waldo pamela+pamella:pam,pammy,pammie pandora:dora
patricia:pat,patty,trish,tricia,patsy,patti,pattie,trisha,tish,trixie
patrick:pat,paddy,rick,patsy,packy,padraig paul:pauly,paulie,pauley paula:polly,pauly
pauline+paulina:polly,paula,paulie,lina penelope:penny,pen,nell,penn,penney,poppy percival:percy,perce
peregrine:perry peter:pete,petey,petie philip+phillip+philipp+phillipp:phil,pip,flip,philly,pippo
philippa+phillippa+philipa:pippa,pip,phil,pippy philomena+philomina:mena,phil,minnie phoebe+phebe:feebs,bee
phyllis+phillis+phylis:phil,phyl,phyllie preston:pres priscilla:cilla,prissy,pris,scilla
prudence:prue,pru,prudy quentin+quintin+quinton+quinten:quint,quinn,quin
rachel+rachael+racheal+rachelle:rach,rae,shelly,rachie,ray,shelley ralph:ralphie
randall+randal+randell:randy,dall randolph+randolf:randy,dolph raphael+rafael:raf,rafe,rafa,rafi,ralph
raymond+raymund:ray rebecca+rebekah+rebeccah+rebeca:becky,becca,bex,beck,becka,reba,bec,becks,beckie,bekah
regina:gina,reggie,rina,ginny reginald:reg,reggie,rex,ron,naldo reuben+ruben+rueben:rube,rubie,ben
rhiannon:rhi,rhia,annie rhonda+ronda:ron,ronnie
richard:rick,dick,rich,richie,ricky,rickie,ritchie,dickie,dickon,ricardo,rickey
robert:rob,bob,bobby,robbie,bert,bobbie,robby,robin roberta:bobbie,robbie,bobby,berta,bobbi,robin,robyn
robin+robyn+robbin:rob,robbie roderick+roderic+rodrick:rod,roddy,rick,rory,ricky rodney:rod,roddy,rodd
roger+rodger:rodge,rog roland+rowland:rollie,roly,ro,rolly,rolland ronald:ron,ronnie,ronny,roni
rosalie:rose,rosie,ros,rosa rosalind+rosalyn+rosalinda+roslyn+rosalynn:ros,roz,rose,linda,rosie,lindy
rosamund+rosamond:ros,roz,rose,rosie rose:rosie,rosy,rosita
roseanne+rosanne+roseann+rosanna:rose,rosie,anna,annie,ro rosemary+rosemarie:rose,rosie,romy,ro,mary,rosy
rowena:ro,winnie,ena roxanna:rox,roxy,anna roxanne+roxana+roxane:rox,roxy,roxie,anna,roxi
rudolph+rudolf+rodolph:rudy,rudi,dolph,rolf,rolph rufus:rufe rupert:rupe russell+russel:russ,rusty,rus
ruth:ruthie,ruthy sabrina:brina,sabby,bri salome:sal,lome samantha:sam,sammy,sammie,mantha,sami
samson+sampson:sam,sammy samuel:sam,sammy,sammie,samy sandra+sondra:sandy,sandi,sandie,san
sarah+sara:sally,sadie,sal,sarita,sassy,zara saul:sol savannah+savanna:sav,vanna scott+scot:scotty,scottie
sean+shaun+shawn:shawny sebastian+sebastien:seb,bastian,baz,sebby,basti,bas
selina+selena+celina+celena:lena,sel,lina,celi serafina+seraphina:sera,fina,phina shannon:shan,shanny
sharon+sharron+sharyn:shaz,shari,sherry,shar shelby:shel sheldon:shel,shelly,don shirley:shirl,shirlie
sidney+sydney:sid,syd,siddy sigmund:sig,ziggy,siggy silas:si silvester+sylvester:syl,sly,vester
simeon:sim,si simon+symon:si,sim,simmy simone:sim,mona solomon:sol,solly,sal,salomon
sophia+sofia:sophie,sophy,soph,sofie,fia sophie+sophy+sofie:soph,phie spencer+spenser:spence,spen
stacey+stacy+stacie:stace stanley:stan,lee
stephanie+stefanie+stephany+stephenie:steph,stephie,steffi,stevie,stef,steffie,fanny,annie
stephen+steven+stephan:steve,stevie,steph,ste,stef,steff,stevey sterling+stirling:sterl
stuart+stewart:stu,stew,stuie susan+suzan:sue,susie,suzy,suzie,sukie,suki,susy,sukey,suze
susanna+susannah+suzanne+suzanna+susanne+suzannah:sue,susie,suzy,zanna,suzie,sanna,susan,suki,anna,suze
sylvain:syl sylvia+silvia:syl,sylvie,silvie,via tabitha+tabatha:tabby,tab,tabs
tamara+tamera:tam,tammy,mara,tami,tamar,tammie,toma tamsin+tamzin:tam,tammy,taz
terence+terrence+terrance+terance:terry,tel,terri,tez
teresa+theresa+therese+teressa:terry,tess,tessa,tracy,terri,resa,reese,tessie,terrie,tresa,teri
thaddeus+thadeus:tad,thad,ted,teddy theodora:thea,dora,theo,teddie,teddy,dory
theodore+theodor:ted,teddy,theo,thad,dore theophilus:theo,phil thomas:tom,tommy,thom,tommie,tam,tomas
thomasina:tommie,tammy,tamsin tiffany+tiffani+tiffanie:tiff,tiffy,fanny timothy:tim,timmy,timmie,timo
titus:ty tobias+tobiah:toby,tobi,tobe,tobey tracey+tracy+tracie:trace travis:trav trenton:trent
trevor:trev,trevvy tristan+tristram+tristen:tris,trist tyler:ty,tye tyrone:ty,ron tyson:ty ulysses:lyss,ully
ursula:ursa,sula,ursie valentina:val,tina,vally valentine+valentin:val,vallie,tino
valerie+valarie+valery:val,vallie,lera vanessa:nessa,ness,nessie,vanny vaughn+vaughan:von vernon:vern,vernie
veronica+veronika:ronnie,vera,roni,nica,vero,ronni,vicky,nika victor+viktor:vic,vick,vik
victoria:vicky,vicki,tori,vickie,vic,tory,vikki,toria,vix,vickey,tia vincent:vince,vinnie,vin,vinny,vincenzo
viola:vi,ola violet+violette:vi,lettie,letty virgil:virge,gil
virginia:ginny,ginger,gini,ginnie,jinny,gina,virgie vivian+vivien+vivienne:viv,vivi,vee
wallace+wallis:wally,wal walter:walt,wally,wat,wolt wendell:dell,wendy wesley:wes,lee,westley westley:wes
weston:wes wilbur+wilber:will,willie,bert wilfred+wilfrid:wilf,fred,will,wil,wilfie,freddie,willie
wilhelmina:billie,mina,minnie,willa,wilma,willie,mimi,helma willard:will,willie,bill,ward
william:bill,will,billy,willie,wills,willy,liam,billie,wil,wim,welly winfred+winford:win,fred
winifred:winnie,freda,fred,win,freddie,winny,una winston:win,winnie,winny woodrow:woody,wood
xavier:xavi,zave,xave yolanda+iolanda:yoli,landa,yola yvette:evie,yve yvonne:vonnie,evie,vonny,yve
zachariah+zacharias+zechariah:zach,zack,zac,zak,zeke zachary+zachery+zackary+zackery:zach,zack,zac,zak,zachy
zebulon:zeb zoe+zoey
aisling+ashling+aislinn:ash angus+aonghas:gus,ang aodhan+aidan+aiden+aedan:aid caoimhe+keeva cathal:cal
catriona+caitriona:cat,triona,cait,riona cillian+killian:kil conor+connor+conner:con cormac:mac
dafydd:dai,dave,davy declan:dec,deco dewi:dai diarmuid+dermot+diarmaid:derm,darby domhnall+donal+donall:don
eamon+eamonn:ned eilidh:ailie eoin+eoghan:owney ewan+euan+ewen fionnuala+finola:nuala,finn
gareth:gaz,gary,garth gearoid:gerry,garry gwilym:gwil,will,bill gwyneth+gwenyth:gwen,gwyn liam:lee
llinos:llin maeve+meabh:mae mairead+maireadh:mair,peig malachai:mal meirion:mei mhairi:vari morag:mo
muireann:muir myfanwy:myf,fanny niamh+neve padraig+padraic+patraic:paddy,pat,podge,paudie
rhys+reece+reese:ree roisin:ro,rosie ruairi+rory+ruaidhri+ruari:roo seamus+shamus:shay,jim,jimmy
siobhan+shivaun:shiv,shibby sioned:sian,shan sorcha:sarah tadhg+teague:tige tomos:tom,tommy`
