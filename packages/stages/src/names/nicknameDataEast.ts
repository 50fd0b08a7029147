/** Given names and short forms of northern and eastern Europe, the Near East, South Asia and West Africa. */
export const easternNicknames = `adam:adas agata:agatka agnieszka:aga,agusia,jagna
aleksander:alek,olek,alex,leszek aleksandra:ola,alex,olka alicja:ala,alusia andrzej:jedrek,andy,endi
aneta:anetka anna:ania,anka,aneczka,hania antoni:antek,tosiek,tony,tolek barbara:basia,baska,barb
bartlomiej:bartek,bart bartosz:bartek,bart beata:beatka,becia boguslaw:bogus,bogdan boleslaw:bolek
czeslaw:czesiek,czesio damian:damianek daniel:danek,danielek danuta:danka,danusia,dana dariusz:darek,dario
dawid:dawidek,dave dominik:domin dominika:domi,nika dorota:dorotka,dora,dosia,dorcia edward:edek,edzio,ed
edyta:edytka,edzia elzbieta:ela,elka,elunia,liz emilia:emilka,mila ewa:ewka,ewunia,eve ewelina:ewela,lina
feliks:felek filip:filipek,phil franciszek:franek,franio,frank gabriela:gabrysia,gaba,gabi grazyna:grazynka
grzegorz:grzesiek,grzes,greg,grzesio halina:hala hanna:hania,hanka,ania henryk:henio,heniek hubert:hubi
irena:irka,rena iwona:iwonka,iwka izabela+izabella:iza,izunia,bela,izka jacek:jacus,jack
jadwiga:jadzia,wisia,iga jakub:kuba,kubus,jake jan:janek,jasiek,jasio,jasiu janina:janka,janeczka,nina
janusz:januszek jaroslaw:jarek,jaro jerzy:jurek,jerzyk joanna:asia,joasia,aska,jo jozef:jozek,joe,jozio
julia:julka,jula,juleczka julian:julek,jules justyna:justa,justynka,tyna karol:karolek,lolek,charlie
karolina:karola,karolcia,karolka,lina katarzyna:kasia,kaska,kate,katie kazimierz:kazik,kazek,kaz,kazio
kinga:kinia klaudia:klaudusia,klaudynka konrad:kondi krystian:kris,krystianek,krystek,chris
krystyna:krysia,kryska,krystynka,kris krzysztof:krzys,krzysiek,krzychu,chris leszek:leszko lukasz:luki,luke
maciej:maciek,macius,matt magdalena:magda,madzia,lena,magdusia malgorzata:gosia,malgosia,goska,margo
marcin:marcinek marek:mareczek maria:marysia,maryska,mania,maja mariusz:mariuszek,mario marta:martusia
mateusz:mati,mateuszek,mat,matt michal:michas,misiek,mike,michu mieczyslaw:mietek,mieciu,miecio
mikolaj:miki,nick,miko miroslaw:mirek,mirus monika:monia,moniczka,nika natalia:natalka,nati,natka
norbert:norbi oliwia:oliwka,oli patrycja:pati,patka,patrysia,pat patryk:patryczek,pat pawel:pawelek
piotr:piotrek,piotrus,pete przemyslaw:przemek,przemo,przem rafal:rafi,raf renata:renatka,rena robert:rob
roman:romek ryszard:rysiek,rysio,rick sebastian:seba,bastek slawomir:slawek
stanislaw:staszek,stach,stasiek,stan stanislawa:stasia,stacha stefan:stefek,steve sylwester:sylwek
sylwia:sylwunia,sylwka szymon:szymek tadeusz:tadek,tadzio,ted,thad teresa:tereska,terenia
tomasz:tomek,tom,tomus,tommy urszula:ula,ulka,urszulka violetta+wioletta:wiola,violka waclaw:wacek
waldemar:waldek,waldi weronika:wera,nika,weronka,ronnie wieslaw:wiesiek,wiesio wiktor:wiktorek,witek,vic
wiktoria:wika,wiki,vicky wladyslaw:wladek wlodzimierz:wlodek wojciech:wojtek,wojtas,voytek,adalbert
zbigniew:zbyszek,zbych,zbyszko,zbig zdzislaw:zdzisiek,zdzich zenon:zenek zofia:zosia,zoska
zygmunt:zyga,ziggy
alzbeta:betka,elis,bety antonin:tonda,tonik,tony asen:aseni barbora:bara,barka,barunka,barca
bohumil:bohous,mila bohuslav:bohous,slava,bob borislav:boro,bobi,borko boyan:bobi bozidar:bozo,darko
branislav:brano,bane,slavo daniela:dana,danka dimitar:mitko,dimo,mitak,dimitr dragan:gane,dragi
dubravka:duda dusan:dusko eliska:elis,ela emilia:emi,mila frantisek:franta,fanda,fero,frank
gabriela:gabika,gabi georgi:gosho,joro,gotse goran:gogi gordana:goca,goga,dana helena:hela
hristo:itso,ico,chris ivana:iva,ivanka,ivka ivaylo:ivo jakub:kuba,kubik,jake jan:honza,jenda,jenik,janko
jana:janka jaroslav:jarda,jaro,jarek,slavek jelena:jela,lena,jeca,jelka jindrich:jindra
jiri:jirka,jura,jurka josef+jozef:pepa,jozka,pepik,jozko jovan:joca,jova,jole jovana:joca,joka jozica:joza
juraj:juro,jurko kalin:kalo katarina:katka,kata,kaca,katica katerina:katka,kaca,kate kiril:kiro,kircho
kostadin:kosta,kotse kristyna:tyna,kristynka,kris ladislav:lada,laco,vlada,ladik lenka:lenicka,lena
libuse:liba ljiljana:ljilja,lilly,lili lubomir+ljubomir:lubos,lubo,ljuba ludmila:lida,lidka,mila,luda
lyudmil:lyusi magdalena:majda,magda marija:mara,maja,marica,mica marketa:marka,marky marko:mare martin:mata
martina:marta,tina michaela:misa,miska michal:misa,misko,mike,miso milan:milanko,mica milorad:mica,rade
miloslav:mila,milos miroslav:mirek,miro,mirko,slavko miroslava:mirka,mira,slavka nebojsa:nesa
nemanja:nemac,neca nikola:nidza,niko,nino,nik nikolay:niki,koljo,nick ondrej:ondra,ondro,andrej
pavel:pavlik,pavlicek,pavol petar:pero,pera,perica,petko petr:peta,pete petra:petruska plamen:placho
predrag:pedja,pera radoslav:rado,rade,radko radovan:rade,rado,rajko rumen:rumi ruzena:ruza sandra:sanja
slobodan:boban,sloba,boba snezana:sneza,sneki stanislav:stana,stano,stando,slavek
stefan:stevo,stefko,steva,stevan stjepan+stipan:stipe,stevo stoyan:tsane svetlana:sveta,ceca,lana
tatjana:tanja,tanya teodora:tedi,dora tereza:terka,terezka,tess tomas:tomik,tom tomislav:tomo,tom,tomica
tsvetan:tsetso vaclav:vasek,vena,venca vasil:vasko vera:verka veronika:verca,verka,nika vesna:vesnica
viktor:viki vladan:vlada vladimir:vlada,vlado,vladko,vladek vladislav:vlada,vlad,vladek vojtech:vojta,vojto
yordan:dancho yordanka:dana zdenek:zdena,zdenda zdenka:zdena zhivko:zhivo zoran:zoki,zoka
zuzana:zuzka,zuza,suzy,zuzi zvonimir:zvonko,zvone
aleksandr+alexandr+oleksandr:sasha,sanya,alex,shura aleksandra+oleksandra:sasha,shura,alex,lesya
aleksei+alexei+alexey+aleksey+oleksii+oleksiy:alyosha,lyosha,alex,lesha algirdas:algis alina:alya,lina
alla:allochka alyona+alena+olena:alyonka,lena anastasia+anastasiya+anastasija:nastya,stasia,ana,nastia
anatoly+anatoliy+anatolii:tolya,tolik andrei+andrey+andriy+andrii:andryusha,dryukha,andy,andryukha
andres:andrus angelina:gelya,lina,angie anna:anya,anechka,nyura,anyuta antanas:antas antonin:tosha
antonina:tonya,nina arkady+arkadiy:arkasha artem+artyom:tyoma,tema,art,tyomka artur:arturik arturs:arcis
bogdan+bohdan:bodya,dan,danya boris+borys:borya,bob,borka daniil+danil+danylo+danila:danya,dan,danik,danilka
daria+darya+dariya:dasha,daryna,dashka darius:dariukas denis+denys:den,deniska,denya
dmitri+dmitry+dmitriy+dmytro+dmitrii:dima,mitya,dimon,dimka egle:egliukas
ekaterina+yekaterina+kateryna:katya,katia,kate,katyusha elena+yelena:lena,alyona,lenochka
elizaveta+yelizaveta+yelyzaveta:liza,lisa,lizochka,lizka
evgenia+yevgenia+evgeniya+yevheniia:zhenya,jenya,genia
evgeny+yevgeny+evgeni+evgeniy+yevgeniy+yevhen+evgenii:zhenya,jenya,gene,gena
fyodor+fedor+fedir:fedya,fedia,fedka galina+halyna:galya,galka,halya,galia
gennady+gennadiy+hennadiy:gena,genna georgy+georgiy+heorhiy:gosha,zhora,goga,gera gintaras:gintas
gleb+hlib:glebushka grigory+grigoriy+hryhoriy:grisha,grinya,greg,hryts guntis:guntars
igor+ihor:igoryok,gosha,garik ilya+illia+ilia:ilyusha,ilyukha inna:innochka
irina+iryna:ira,irisha,irka,irochka ivan:vanya,vanka,vanyusha,vania jaan:juku janis:jancis jonas:jonukas
juozas:juozukas,joe jurgis:jurgiukas juris:jurka kazys:kazimieras kestutis:kestas
kirill+kyrylo+kiril:kirya,kira,kiryusha konstantin+kostyantyn:kostya,kosta,kostik,kostia
kristjan:kris,kristo ksenia+kseniya+xenia:ksyusha,ksenya,oksanka,ksyu larisa+larysa:lara,lora,larka
leonid:lyonya,leo,lenya,leon lev:lyova,leo,leva,lyovushka lidia+lidiya:lida,lidka
lyubov+liubov+lubov:lyuba,luba,liuba lyudmila+liudmila+ludmila+lyudmyla:lyuda,mila,luda,lusya makar:makarka
maksim+maxim+maksym:max,maks,maksik,maximka marfa:marfusha margarita:rita,margo,ritochka,margosha
margus:marko maria+mariya+mariia:masha,marusya,manya,marusia marina+maryna:mara,marisha maris:marcis
matvei+matvey+matviy:motya mihkel:mihk,mike mikhail+michail+mykhailo+mikhael:misha,mike,mishka,mishanya
mindaugas:minde nadezhda+nadiya+nadiia:nadya,nadia,nadyusha,hope
natalya+natalia+nataliya+natalija+nataliia:nata,tasha,natalka,natusya nikita+mykyta:nik,nikitka,kit
nikolai+nikolay+mykola+nikolaj:kolya,nick,kolka,nik nina:ninochka oleg+oleh:olezhka
olga+olha:olya,olechka,olia,lyolya pavel+pavlo:pasha,pavlik,pavlusha,pashka peteris:pecis
petr+pyotr+petro:petya,pete,petia,petrus polina:polya raisa:raya raivis:raivo rein:reinu
roman:roma,romka,romochka ruslan:rus,rusik ruta:ruti semyon+semen:syoma,sema,senya serafima:sima,fima
sergei+sergey+serhii+serhiy+sergej:seryozha,serge,sergio,seryoga siim:siimu
sofia+sofiya+sofya+sofiia:sonya,sofa,sonia,sofiyka stanislav:stas,slava,stan,stasik
stepan:styopa,stepa,steve svetlana+svitlana:sveta,lana,svetka,svetik tamara:toma,tamarka,mara taras:tarasik
tatiana+tatyana+tetiana+tetyana:tanya,tania,tanechka,tanyusha timofei+timofey+tymofiy:tima,timosha,tim
timur:tima,tim toomas:toom,tom ulyana+uliana:ulya,yana,ulia vadim+vadym:vadik,dima
valentin+valentyn:valya,val,valik valentina+valentyna:valya,tina,val,valyusha
valeria+valeriya+valeriia:lera,valya,val,lerochka valery+valeriy+valerii:valera,val,lera,valerik
varvara:varya,varia vasily+vasiliy+vasyl+vasilii:vasya,vasyok,vasylko,vasia vera+vira:verochka,verunya
veronika:nika,vera,ronya viktor:vitya,vic,vitia,vitek viktoria+viktoriya+viktoriia:vika,tori,vicky,vikusya
vitaly+vitaliy+vitalii:vitalik,vitya,vit,talik vladimir+volodymyr+vladimer:vova,volodya,vlad,vovka
vladislav+vladyslav:vlad,vladik,slava,vladya vsevolod:seva,sevka
vyacheslav+viacheslav+vjaceslav:slava,slavik,slavka vytautas:vytas,vytis yakov+yakiv:yasha,yashka,jack
yana+jana:yanochka yaroslav+iaroslav:yarik,slava,yarek,yaryk yegor+egor:yegorka,gosha
yulia+yuliya+iuliia+yuliia+julija:yulya,yulka,julie,ulya yuri+yuriy+yury+yurii+iurii:yura,yurik,yurka,yurko
zinaida:zina zivile:zivi zoya+zoia:zoyka
alexander:sander anders:ante,andi,andy,anda andreas:adde,dea,andy,ante ann-kristin:anki anna:annie,anki
anne:annika,anneli anneli:anni,nelli annika:anki,annie antti:ana,andy,anders arvid:adde asbjorn:bjorn,asser
astrid:asta,assi,atti axel+aksel:acke,axxe bengt:benke,bengan,benkt benjamin:benne,benja,ben berit:beate
birgitta+birgitte:gitta,gitte,britta,birte bjarni:baddi bjorn:bjarne,bjossi,nalle britta:britt,britten
camilla:milla,cilla,mille carina:carro,ina caroline+karoline:carro,karo,caro,lina
catarina+katarina:kattis,kata,nina,kajsa cecilia+cecilie:cissi,cilla,cia,cille
charlotte+charlotta:lotta,lotte,charlie,charlott christer+krister:kricke,chris
christian+kristian:kricke,chrille,chris,kris christina+kristina:stina,kicki,tina,kerstin
christoffer+kristoffer:kricke,christo,stoffer,toffer christopher:chrille,stoffe dag:dagge dagny:dagge
daniel:danne,danni,dani einar:einsi eleonora:nora,ella,leo elin:ellie elina:ella,ellu
elisabet+elisabeth:lisa,lisbeth,bettan,elise emil:emme,mille emilie:millie,em,mille,emmy
erik+eirik:erke,kirre,jerker eva:evis,evy eveliina:eve,evi fredrik+frederik:fredde,fred,frede,freddie
fredrika+frederikke:freddan,rikke,rikka,frida frida:friddan gabriella:gabbi,ella,gabbe
gudmundur:gummi,gvendur gudrun:gunna,gudda gunilla:nilla,gun,gunnel gunnar:gunne,nanne,gunni
gustav+gustaf:gurra,gusten,gus,gusse hakon+haakon:hakke halvard+hallvard:halle hannele:hanne,hannu
hans:hasse,hansi,hampus harald:harry,halle heikki:hessu,heke helena+helene:lena,lene,heli henri:henkka
henrik:henke,henning,rick,riki hildegard:hilda,hilde ida:idis ilkka:ile inga:inge,ingrid
ingeborg:inga,bojan,inge,borghild ingemar:inge,ingo ingibjorg:inga,imba ingvar:inge,ingo
isabella:bella,isa,issa,belle jakob+jacob:jacke,jeppe,kobbe,jake jan:janne,jannik,janni janne:jani,jan
jari:jartsa jarkko:jare jarmo:jamo jens:jenne,jentz joakim+joachim:jocke,kim,jokke,joche
johan:janne,johnny,jonne,jo johanna+johanne:hanne,jo,josse,jojjo johannes:hannes,janne,hans,johan
john:johnny,jon,jonte jon:nonni,jonni jonas:jonte,jonne,jon,jonni jonathan:jonte,jonna,jon jorgen:jorn,jorge
josefin+josefine+josephine:josse,jossan,fia,josie juhani:juha,jussi,juhis,juho juho:jussi,juha,juhis
kaarina:kaija,kaisa,rina kalevi:kale,kallu karin:kajsa,carro,kaja,kari karl+carl:kalle,charlie,kal,calle
karolina:lina,karro,carro,caro katariina:kati,katja,kata,kaisa katrin:kata,kate
kerstin:kicki,kia,chris,stina kjell:kjelle klara+clara:klarre knut+knud:knutte
kristiina:kiti,titti,tiina,stiina kristin:kicki,stina,kia,stine kristjan:stjani,kris laila:lajla
lars:lasse,lasseman,lassi lauri:lasse,laku,larry leif:leffe lennart:lelle,nenne,lenny liisa:lissu,lisa,liisi
linnea:nea,linn,linnie,neah louise:lollo,lou,loppan,lovisa ludvig+ludwig:ludde,ludo,lutte,lugge
maarit:mari,maaru magdalena+malene:malena,malin,lena,magda magnus:manne,mangan,maggi maija:maikki,maiju
malin:mallan,malle marcus+markus:macke,mackan,mack
margareta+margrete+margrethe+margit:greta,maggan,meta,grethe margret:magga,greta maria:mia,maja,marie,mari
mariann+marianne:nanna,mia,janne,nanne marie:mia,maja,mie,rie marjatta:marja,jatta,maija
martin:marre,mackan,morten,matt mathias+mattias+matias:matte,matt,mats,thias
mathilda+matilda:tilda,mattis,tilde,millan mats:matte,masse,mads,matti matti:masa,matt,mats
maximilian:max,macke mikael+michael+mikkel:micke,mike,mick,miki mikko:miku,mikke,mike,mikael minna:minttu
monica+monika:mona,nicke,monne morten:motte,mort,mortie niclas+niklas+nicklas:nicke,nick,nik,klas
nicolai+nikolai+nikolaj:niko,nic,kolja,nick nils+niels:nisse,niller,nille olafur:oli,olaf ole:olle,ola
oliver:olle,ollie,oli olli:ollie,olavi olof+olav+oluf+olaf:olle,olli,ole,ola oscar+oskar:osse,ossian
paavo:pave,pate patrik+patrick:patte,putte,pat,paddy pekka:peku,pera,pete pentti:pena,ben,bengt
per+peder+petter+pehr:pelle,perra,petri pernille+pernilla:nille,nilla,pillan,pia
peter:petter,pelle,peppe,per petri:pete,petteri philip+filip:fille,fippe,phil,filippa pirjo:piri,birgitta
ragnar:ragge,ragnvald ragnhild:ragna,hilde,ragni rasmus:rasse,ras rebecka+rebekka:becka,becky,bekka,bea
richard+rikard:ricke,rille,rick,ricky riikka:rike,fredrika risto:ripa,chris robert:robban,robbe,rob,bob
roger:rogge,rogga rolf:roffe,raffe,rolle rune:runis sakari:saku,zach samuel:sampe,samme,sam,sammy sara:sarre
sebastian:basse,sebbe,seb,bastian seppo:sepi,sepe sigrid:sigge,siri,siggi sigurd:sigge,siggi,sjur
sigurdur:siggi,sigurd simon:simme,simpa,sim siv:sivan sofia+sofie+sophie:fia,soffe,soffi,fie
solveig:solla,solli,veig staffan+stefan+steffen:steffe,steff,steffan stefan:stebbi steinar:stein,steini
sten+stein:stene stig:stickan,stikkan susanne+susanna:sussi,sanna,sanne,susi svante:svanne
sven+svend:svenne,svenke tapio:tapsa teemu:teme terje:tjerry tero:teroo
therese+teresia:tess,tessan,resi,terese thomas+tomas:tompa,tomppa,tom,tommy thor+tor:tore,totte
thorbjorn+torbjorn:tobbe,tobbi,bjorn thorsteinn:steini,doddi timo:timppa,tim tobias:tobbe,tobb,tobi,toby
torgeir:geir torkil+torkel+terkel:kjell torsten+thorsten:totte,torre,tore,toste trond:tronn
tuomas:tuomo,tomppa,tom,tumppi tuula:tuulikki ulf:uffe,ulfert ulrik:uffe,rikke,ulle,rik
ulrika+ulrikke:ulla,rikke,ullis,rika urban:ubbe valdemar:valle,valde veikko:vekku,veke
victor+viktor:vicke,vic,vigge victoria+viktoria:vickan,vicky,vicki,tora vigdis:viggi
vilhelm+wilhelm:ville,wille,bill,helm ville:vili,vilhelm,will wilhelmina+vilhelmina:mina,minna,minnie,willa
william+viljam:wille,ville,bill,liam yngve:yngvar
adrian:adi,edi agnes:agi,agika aikaterini+ekaterini+katerina:kate,katina,katia,kathy aladar:ali
alexandra:alex,sanda,ale alexandros:alekos,alex alexandru:alex,sandu,alecu,lixandru alina:ali ana:anca,ani
anargyros:argyris anastasia:tasoula,natasa,sia,tasia anastasios:tasos,anastasis,tassos,sakis
andras:bandi,andris,andy andreas:andrikos,andy andreea:andra,deea,andree andrei:andi,dei,andy anghel:angi
anna:anoula,annoula antonios:antonis,tonis,tony,adonis apostolos:tolis,lakis ardian:adi,ardi
aristotelis:aris,telis,ari athanasia:sia,nasia,soula athanasios:thanasis,thanos,nasos,sakis attila:ati,attus
balazs:bali,bazsi balint:bali,balu beata:bea bela:belus benedek:bence,beni bernadett:detti,berni besnik:beni
bogdan:bogdi,dan catalin:cata catalina:cata,lina charalampos+charalambos:babis,haris,lambis,harry
charikleia+hariklia:hara,haroula christina:chrissa,xristina,tina christos:chris,kitsos,takis,christakis
chrysoula+chrisoula:chrysa,soula,voula constantin:costel,costi,dinu,costin cosmin:cosmi
cristian:cristi,cris,chris cristina:cristi,tina,cris daniel:dani,dan,danut daniela:dana,dani denes:deni
dimitra:mimi,dimi,demi,toula dimitrios+dimitris:jim,mimis,mitsos,jimmy dritan:tani
dumitru:mitica,mitru,dumi,dima edit:edo,dita eduard:edi,ed,eddy eftychia+eftihia:efi,effie
eirini+irini:rena,rini eleftherios:lefteris,teris,terry,leo elena:leni,ileana,lena,ela
eleni:lena,elena,nitsa,elenitsa elisavet:elsa,betty,veta,liz emmanouil+emmanuil:manolis,manos,manny,mike
endre:bandi eniko:eni,niki erzsebet:erzsi,bozsi,erzsike,zsoka eszter:eszti eugen:geani eva:evi
evangelia:litsa,eva,evi,valia evangelos+vangelis:angelos,vagelis,angel fatmir:miri ferenc:feri,ferko,frank
ferko:feri florin:flori,florinel fotini:fofi,fotoula,nina,fay fotis:fotios,frank gabor:gabi,gabe
gabriel:gabi,gabe gabriella:gabi,ella georgia:zeta,gina
georgios+giorgos+yiorgos:yorgos,gogos,giorgis,georgie gergely:gergo,geri,greg gheorghe:gigi,gicu,gogu
grigore:gore,greg grigorios:grigoris,greg gyorgy:gyuri,gyurka gyula:gyuszi hajnalka:hajni henrik:heni
horatiu:hori ildiko:ildi,ildus ileana:ile,lia,ilinca ilias:lias,leo ilona:ica,ilus,ilonka,ilcsi
imre:imi,emery ioan+ion:nelu,ionel,ionut,nicu ioana:oana,ionela,jo ioanna:gianna,ioannoula,nanna,jo
ioannis+yannis+giannis+yiannis:yanni,johnny,iannis ionut:nutu istvan:pista,pisti,isti,steve iulian:iuli
iuliana:iuli,ana janos:jani,jancsi,jano jozsef:joci,jozsi,joe judit:jutka,judy,juci julianna:julcsi,juli
kalliopi:popi,kelly,kallia karoly:karcsi,charlie,karesz katalin:kati,kata,kate,katie klara:klari
konstantina:dina,nantia,nadia,tina konstantinos+constantinos:kostas,costas,kon,con,dino,gus krisztian:krisz,chris
krisztina:kriszti,kriszta,tina kyriaki:koula,kyra kyriakos:kyr,akis,charlie,kyri lajos:lali,lajcsi
laszlo:laci,les,lacika,laca laurentiu:lari levente:levi liviu:livi lorant:lori loredana:lori,dana
lucian:luci magdalini:magda,lena magdolna:magdi,magda,magdus margit:manci,margitka,gitta
maria:mari,marika,mariska,mairi marian:mari mariana:mari,mara marianna:mari marios:maris
marius:mari,mariusel marta:marti,martuska marton:marci mate:mati,matyi matyas:matyi,matti
michail+michalis:mike,mihalis,mixalis mihaela:miha,ela,mica mihai:misu,mike,mihu
mihaly:misi,miska,mike,mihaj miklos:miki,nick,miklo mircea:mirci monika:moni nektarios:nek,akis
nicolae:nicu,nae,nick,niculae nicoleta:nico,nicol nikolaos+nikos:nick,nicky,nicko nikoleta:niki noemi:emi
nora:norka octavian:tavi orsolya:orsi,zsolya ovidiu:ovi,ovid pal:pali panagiota:yiota,giota,pitsa,penny
panagiotis+panayiotis:panos,takis,pete,panayotis paraskevi:voula,evi,paraskevoula,vicky
peter:peti,petike,pete petronela:petra,nela petros:pete,petrakis petru:petrica,petre piroska:piri,pirike
radu:raducu raluca:ralu,lulu reka:rekus richard:ricsi robert:robi,rob roland:roli roxana:roxi,ana,roxa
rozalia:rozi rudolf:rudi sandor:sanyi,alex,sanyika sarolta:sarika sebastian:sebi,seb sergiu:serge,sergi
silviu:silvi simona:simo,mona sofia:sofoula,sofi sorin:sori,sorinel sotirios:sotiris,sam,sotos,steve
spyridon:spyros,spiros,spyro stamatios:stamatis,tom,stam,steve stavros:steve,stavrakis
stefan:fane,stefi,steve stefanos:steve,stef styliani:stella,liana,stelitsa
stylianos+stelios:steve,stell,stelio szabolcs:szabi szilvia:szilvi,szisi tamas:tomi,tom
teodor:teo,doru,tudor,todor teodora:teo,dora terez+terezia:teri,terus thanasis:sakis
theodora:dora,doroula,theo,thea theodoros+thodoris:theo,ted,doros,thodoros tiberiu:tibi,tibo
tibor:tibi,tiborka timea:timi tivadar:tivi tudor:tudorel,tudi valentin:vali,val valeria:vali,valika
valeriu:valer vasile:vasilica,lica,sile,vasi vasileios+vasilis+vassilios+vassilis:bill,billy,vas,vaggelis
vasiliki:vaso,vasso,vicky,vasoula vera:veri veronika:vera,vero,verus victor:vic viktor:viki
viktoria:viki,vica vilmos:vili,willy violeta:vio viorel:vio,relu viorica:vio,rica vlad:vladut xenophon:xeno
zoi:zoitsa zoltan:zoli,zolika,zolcsi zsofia:zsofi zsolt:zsolti zsuzsanna+zsuzsa:zsuzsi,zsuzska,zsuzsu,zsu
abdallah+abdullah+abdulla:abdu,abdoul,aboud,abed abdelkader+abdulkadir:kader,kadir
abdelrahman+abdulrahman+abdurrahman:abdu,abood,rahman abiodun:abi,biodun abolfazl:fazel
adebayo:bayo,ade,debayo adekunle:kunle,ade adeola:ade,deola adewale:wale,ade aditya:adi,aditi
ahmed+ahmad+ahmet+achmed:hamada,hamoudi,ahmo aicha+aisha+ayesha+aysha:ashi,eesha,aish ali:aliy
alireza:ali,reza amina+aminah+amna:mina,ami amirhossein:amir ananth+anant:andy aniket:ani
anirudh+anirudha:ani,rudy arjun:arj armen:armo arvind+aravind:arv ashwin+ashvin:ash avraham:avi,abe,rami
ayodeji:ayo,deji ayodele:ayo,dele babajide:jide babatunde:tunde behnam:ben behrouz:beh,bruce bharat:bart
bilal:bill,bilo binyamin+benyamin:benny,ben chiamaka:amaka,chi chidinma:chidi,dinma chimamanda:chima
chinedu:nedu,edu,chi chinonso:nonso,chino chukwuemeka:emeka,chukwu dariush:dari,dar david:dudi,dadi
deepak+dipak dharmendra:dharam ebenezer:eben,ebo efraim:efi,fima eliezer:eli,lazer eliyahu:eli
emmanuella:ella,manu emre:emo esther:esti,eti farhad:fred,fari farzaneh:farzi,farah
fatima+fatimah+fatema:fati,fato,fatou,tima fereshteh:feri,angel folasade:sade,fola garabed:garo
gevorg+kevork:gev gholamreza:reza giorgi:gio,gia,goga gurpreet:guri,preet,gopi haim+chaim:haimke hakan:hako
hakob+hagop:jack,hagopig hanna:hani,channa hardeep:harry harish:harry,hari harpreet:harry,preet,harp
hasan+hassan:hassoun,hass hovhannes:hovo,ohannes,ohan
hussein+hussain+husein+hossein+huseyin+husain:hus,hussi ibrahim+ebrahim+ibraheem:ibra,ibo,bram,abe
idris+idriss+driss:idi ifeanyi:ify,ife,anyi ifeoma:ify,oma ikechukwu:ike,iyke
ismail+ismael+ishmael:isma,ismo,smail itzhak+yitzhak+yitzchak+itzchak:itzik,tzahi,yitz,zak jagdish:jag,jack
jamal+gamal:jimmy jamila+djamila:jami jaspreet:jassi,jas,preet,jazz jayesh:jay kambiz:kami,cam karapet:karo
karim+kareem:kimo,krimo karthik+kartik:kar,karthi kavitha+kavita:kavi keyvan+kayvan
khadija+khadijah+khadeeja:khadi,dija khaled+khalid+halid:khalo
krishna+krishnan+krishnamurthy:krish,kris,kishan,chris kwabena:kobby,kobina kwadwo+kojo:kwadjo kwame:kwami
lakshmanan+laxman:laks lakshmi+laxmi:laks,lax levan:leo mahendra+mahinder:mahi,mahen mahesh:mahi
mahmoud+mahmud+mehmood:moody,hamoudi,mamo,mahmo manish:mani,manny manpreet:manny,preet,mani
mariam+maryam+meryem:mimi,mari,maria masoud:mas,massi mehmet:memo,memet mehrdad:mehr,mehri meir:meiri
menachem:menny,meni,mendel,mendy miriam:miri,mirale mohammadreza:reza,mohammad,mamrez
mohammed+mohamed+muhammad+mohammad+muhammed+mohamad+muhamed+mohd:mo,moe,moh,hamada
mordechai:moti,motti,mordy,motke moshe:moishe,mosh,moshiko mukesh:mick,mukki murat:mur,muro
mustafa+mostafa+moustafa+mustapha:musti,moussa,stafa,darwish nadia+nadiya:nadi nagarajan:naga,nags
narendra+narender+narinder:naren,nari nasrin:nas,nasi natan:nati,nate natarajan:nat,raj,nataraj
nathaniel+netanel:nati,nate ngozi:ngo nikhil:nik,nick nikoloz:nika,nick niloufar:nilou,nil nitin:nits
nkechinyere:nkechi,kechi nnamdi:nam obiageli:oby,obi obinna:obi,binna olanrewaju:lanre,olanre olayinka:ola
olumide:olu,mide olusegun:segun,olu oluwadamilola:dami,damilola oluwafemi+olufemi:femi,olu oluwakemi:kemi
oluwaseun:seun,olu oluwatobi:tobi,toby oluwatosin:tosin omar+umar+omer+oumar:omari onyinyechi:onyi,onyinye
osama+usama+oussama:samo,sam parameswaran:param,parames parisa:pari parvaneh:pari,parvin pradeep+pradip:prad
prakash:praky prashant+prashanth:prash pratik+prateek:prat praveen+pravin:prav priyanka:priya,pri,piya
rachel:racheli,rochel,rahel radhakrishnan:radha,krishnan rajagopal:raj,gopal
rajasekhar+rajasekaran:raj,raja,sekhar rajendra+rajender+rajinder:raj,raju,rajen rajesh:raj,raju,rajiv
rakesh:rocky,rak ramachandran+ramchandran:ram,chandran ramakrishna+ramakrishnan:ram,rama,krishna,ramki
ramesh:ram,ramu,rame rashid+rasheed+rachid:rash,rach ravindra+ravinder:ravi,ravin,rav rivka:riki,rivky
rohan:ro sachin:sach said+saeed+sayed+saied:saidi salah:sallah salim+saleem+selim:sal,slim
samir+sameer:sam,sami,sammy samira+sameera:sam,sami,mira sandeep+sundeep:sandy,san
sanjay+sanjai:sanj,jay,sunny sanjeev+sanjiv:sanj santosh+santhosh:san,santo sarah:sari,suri,sarale
sargis+sarkis:sako,sergio,sergey satish+sathish sepideh:sepi shahram:shah,shay shailesh:shail shashank:shash
shimon:shimi shivakumar:shiva,kumar,shiv shlomo:shlomi shmuel:shmulik,sam,muli shoshana:shosh,shoshi
shreya:shrey siavash:sia,siya siddharth+siddhartha+siddarth:sid,siddhu,sidd simcha:simi soheila:soli
sridhar+shridhar:sri srinivas+srinivasan+shrinivas:srini,vas,sri,seenu
subramanian+subramaniam+subrahmanyam:subbu,mani,subra,subbi sudhir+sudheer:sid sukhdeep:sukhi
sukhwinder:sukhi,sukh suleyman+soliman+sulaiman+suleiman:solly,sulo sundararajan:sundar,raj
sunil+suneel:sunny,sun suresh:sur,suri surinder+surendra+surender:suri,suren tamar:tami,tammy,tako,tamta
tarek+tariq+tarik+tareq:tar,rick tejas:tej temitayo:temi,tayo temitope:temi,tope thirumalai:thiru
tigran+dikran:tiko,dick tzvi+zvi:tzvika,hersh,zvika uchenna:uche,chenna uriel:uri,ori
venkatesh+venkateswaran+venkataraman+venkateswara:venkat,venky,venki vijay:vij vikram:vik,vicky,vikki
vinay+vinaya:vin vinod+vinodh:vin,vinny vishal:vish viswanathan+vishwanath:vish,viswa wael:wal
walid+waleed:wal yaakov+yakov+jacov:yaki,kobi,yanky,yankel yasmin+yasmine+yasmeen:yas,mina,jas,yasi
yehonatan+yonatan+jonatan:yoni,yonat,jon yehoshua:shuki,josh,yehosh yehuda:yudi,judah,udi,judi
yisrael:izzy,srulik yochanan:hanan yogesh:yogi yosef+yossef:yossi,joe,yosi,seffi
youssef+yusuf+yousef+yousuf+yusef+youcef+yussuf:joe,yus,yusi zahra:zari zainab+zaynab+zeinab:zee,zeyno,zaina
zeev:zeevik,wolf`
