/** Given names and short forms of Germany, the Netherlands, France, Spain, Portugal, Italy, and where their languages are spoken. */
export const westernNicknames = `adalbert:bert,adi adelheid:heidi,heide,ada albrecht:al,bert
alois:loisl,lois andreas:andi,andy,anderl,dreas angelika:geli,angie annegret:gret
anneliese+annelise:liese,anneli annemarie+annmarie:anni,annie,mia antje:anni anton:toni,tony arnulf:arni
august:gustl,gus barbara:babsi,barbi benedikt:ben,bene,beni bernhard+bernhardt:bernd,berni,hardy,bernie
bettina:betti,tina,betty birgit:biggi,gitti brigitte:gitta,gitti,biggi burkhard:burki,hardy
christa:chris,christl christoph+kristof+christof:chris,stoph,stoffel,toph clemens+klemens:clem,klemi
cornelia:conny,nele,nelly,conni dagmar:daggi daniela:dani,dana,ela dietrich:dieter,dirk
dorothea:doro,thea,dorle,dora dorothee:doro eberhard:ebi,hardy,eber eckhard+eckhart:ecki,hardy
eduard:edi,ede,ed elfriede:elfi,friedl,friede elisabeth:elsbeth,lisa,liesl,sissi engelbert:bert,engel
erhard:hardy,erdi ernst:erni eva:evi,evchen felicitas:feli,fee felix:lix ferdinand:ferdi,ferdl,nando,fred
florian:flo,flori franz:franzl,frank,frantz franziska:franzi,fanny,sissi,zissi
friederike:rike,fritzi,frieda,riki friedrich:fritz,fred,friedel,fiete gabriele:gabi,gaby
georg:schorsch,schorsche,orry gerda:gerdi gerhard+gerhardt:gerd,gert,hardy,gerdi
gertraud+gertrud:traudl,trude,trudi,gerti gottfried:friedl,friedel gregor:gregi,greg gudrun:gudi
gunther+gunter:guni gustav+gustaf:gusti,gustl,gus hannelore:hanne,lore,hanni,loni hans:hansi,hannes,johann
hartmut:hardy,harti heidemarie:heidi,heide heinrich:heinz,heiner,henning,hein helga:helgi
helmut+hellmut:helle,helmi hermann:herm,hermi,harm herta+hertha:herti hildegard:hilde,hilda,gard,hilla
hildegund:hilde holger:holgi hubertus:hubsi,bertus ingeborg:inge,inga,ingi ingrid:inge,inga
irmgard:irma,irmi,gard isolde:isi jakob:jak,jaki,jacky,jackl jens:jensi joachim:jochen,achim,jo,jochim
johanna:hanne,hanni,jo johannes:hans,johann,hannes,jan josef:sepp,jupp,joe,beppo
josefine+josephina:josi,finchen,pepi,fini julia:jule,juli juliane:jule,juli jurgen:jogi karin:kari
karl:kalle,charly,karli,charlie karlheinz:kalle,heinz karoline:karo,caro,lina
kaspar+caspar+casper+kasper:kasi,cas katharina+catharina+katarina:kathi,kati,trine,katja klaudia:klaudi
konrad+conrad:conny,konni,kurt,con korbinian:korbi,bini kunigunde:gunda,kuni leonhard:leo,leon,hardy,hartl
lieselotte+liselotte:lilo,lotte,liese,liesel lorenz:lenz,enz,lori ludwig:lutz,luggi,wiggerl,lude
luise+louisa:lulu,lisi,isi,lou magdalena:leni,lena,magda,madlen manfred:manni,fred,mani,manny
margarete+margarethe+margareta+margaretha+margarita:grete,gretel,greta,gretl maria:mia,mitzi,mizzi,ria
marianne:janne,nanni,mari marlene:leni,lene,marle martin:marti matthias+mathias+mattias:matze,matz,hias,mats
maximilian:max,maxi,maxl michael:michi,michel,mischa,micha michaela:micha,michi,ela,micki monika:moni,nika
natalie:nati niklas+nicklas:nik,nick,klaas,nico nikolaus+nicolaus:klaus,claus,niko,niklas oswald:ossi,ozzy
otto:otti patrizia:patty,tizia peter:peterle,piet petra:peti philipp:phil,lippi,pip,fips rainer+reiner:rai
reinhard+reinhart:reini,hardy,reinhold reinhold:reini,holdi renate:rena,nate,reni richard:richi,rix
robert:robi,robbi,berti roland:rolli,rolo rosemarie:rosi,romy,rosa rosina:rosi,sina
rudolf:rudi,rolf,ruedi,dolf rupert+ruprecht:rupi,bertl,ruppi sabine:bine,biene,sabi,sabsi
sebastian:basti,wastl,bastian,bastl siegfried:sigi,siggi,friedl,sig sieglinde:linde,sigi
sigmund+siegmund:sigi,sig sigrid:siggi,siri,sigi silke:silk simon:simi,mone sonja:sonni
stefan:steff,stef,steffl,steve stefanie:steffi,steff,fanny,steph susanne:susi,sanne,suse,susa
sylvia:silvi,sil tanja:tani theodor:theo,teo,dorle theresia+therese+theresa:resi,thesi,tess,tesi
thomas:tommi,tom,thommy thorsten+torsten:totte tobias:tobi,tob,tobe traugott:traudl ulrich:uli,ulli,ueli,utz
ulrike:uli,ulli,ulla,rike ursula:uschi,ulla,ursel,ulli valentin:valti,vali,velten
verena:vreni,vera,vere,rena veronika:vroni,vero,vera,ronja viktoria:vicky,vicki,viki,tori volker:volki
walther+walter:walti,wal,wally waltraud+waltraut:traudl,trudi,wally,traude werner:werni
wilhelm:willi,willy,wim,will wilhelmine:minna,helma,minchen,wilma winfried:winni,fried,winnie
wolfgang:wolf,wolfi,wolle,gangerl wolfram:wolf yannick+yannik+jannik+jannick:yann,jan,nik
adriaan:ad,adri,aad,arjan adrianus:ad,adri,aad,arjan albertus:bert,bertus alida:aal,lida,ali
andries:dries,andre antoon+antonius+anthonie+antonie:ton,toon,teun,tony arnoud+arnold+aart:nol,noud
bartholomeus:bart,mees,meeus bastiaan:bas,bastian bernardus:ben,nard christiaan:chris,krist,stijn
christoffel:chris,stof,toffel cornelis+cornelius:cor,kees,cees,nelis diederik:dirk,rik,dik,died
dirk:dick,dik elisabeth:els,bets,betsie,elly everhard:evert evert:eef franciscus:frans,frank,cis,sus
frederik:frits,fred,freek,rik gerardus:ger,geert,sjraar,gerrit gerrit:ger,gert,gerry
gijsbert:gijs,bert,gijsbrecht godfried:fried,frits hendrik:henk,rik,hein,henri
hendrika:riek,rika,hennie,henny henricus:henk,hein,harrie,harry hubertus:bert,huub,huib,hub ignaas:naas
jacob:jaap,jaco,jap,jaapie jacoba:coba,jacky,jopie jacobus:jaap,jaco,jack,koos jan:johan,jannes,jantje
johan:joop,jo,jan,hans johanna:jo,joke,hanneke,annie johannes:jan,joop,hans,johan joris:jo
jozef+josephus:jef,jos,joop,sjef jozefien:fien,jos katelijne:lijne,kate,katrien katrien:rien,kato,trien
lambertus:bert,lambert,bertus,lam laurens+laurentius:lau,laur,rens,lars leendert:leen,leo,lennert,len
leonardus:leo,leon,nard,len lodewijk:lode,wijk lucas:luuk,luc,luk maarten:mart,maart machteld:mach
margaretha:greet,griet,margriet,gretha maria:mieke,ria,marijke,mia marinus:rinus,rien,marijn
martinus:tinus,mart,tien,maarten mathijs:thijs,mat matthijs:thijs,mat,tijs,mathijs maurits:mau,mauk,mou
nicolaas+nikolaas:klaas,nico,niek,nic petronella:nel,nelly,nella,ellie petrus:piet,pieter,pierre,peer
philippus:flip,phil pieter:piet,piter,pier,pete reinier+reinder:reina,renier,rene roeland:roel
roelof:roel,rolf rudolf:ruud,dolf,roelof rutger:rut,ruud sebastiaan:bas,bastiaan,seb,bastian
stephanus:stef,fanus theodoor:theo theodorus:theo,dorus,doris,dirk tiemen:tim timotheus:tim,timo tobias:toob
valentijn:tijn,val vincentius:vin,vinc wilhelmina:mien,willy,wil,mina wilhelmus:wim,willem,will,wil
willem:wim,pim,wil,will
adelaide:adele alexandre:alex,sacha,xandre,al alexandrine:alex,sandrine,drine amelie:mel,lili andre:andy
angelique:angie,ange anne:annie,nanou,anouk,anais antoine:toine,tonio,toinou
antoinette:toinette,nettie,toinon augustin:gus,tintin aurelie:lily,lili,aure barthelemy:barth,bart,mimi
beatrice:bea benedicte:bene,ben benoit:ben,beben bernard:nanard bertrand:bert brigitte:bri,gigi
camille:cam,mimi,millie caroline:caro catherine:cathy,cath,katy,kate cecile:cecil,ceci,cissou
charles:charlie,charlot,charly charlotte:charlie,lotte,chacha,lolotte christelle:chris,cricri
christian:chris,cricri christiane:chris christine:cricri,chris,titine,kris
christophe:chris,cricri,tophe,totof clementine:clem,titine,mentine constance:coco,cons corentin:coco,tintin
cyrille:cyr daniel:dani,dany,dan daniele:dani,dany delphine:del,delph dominique:dom,domi,doume
dorothee:doro,doty edouard:ed,eddy,doudou,edy eleonore:leo,elea,nora elisabeth:babeth,lisa,zabeth,lise
elodie:elo,lodie emilie:mimi,emi,milie emmanuel:manu,mano emmanuelle:manu,manue etienne:tienne,stephane
eugenie:genie fabienne:fab,fabi fabrice:fab,fabi felicite:fee,feli ferdinand:ferdi,nando florence:flo,flor
florent:flo floriane:flo,flor francois:fanfan,franck,fran francoise:fanfan,soizic,fanchon,france
frederic:fred,fredo,freddy,fredy frederique:fred,freddie,rika gabriel:gab,gaby gabrielle:gab,gaby,gabie
gaspard:gas,gasp genevieve:gene,ginou,ginette,viviane georges:jo,georgie gerard:gerry
ghislaine:gigi,laine,ghis gilbert:gil,gigi gregoire:greg guillaume:guigui,guy,gui,guillem gustave:gus,tave
helene:leni,lena henri:ricou henriette:riette,yette,etta hippolyte:hippo,polo hubert:hub,bebert hugues:hugo
isabelle:isa,babelle,belle,zabou jacqueline:jacquie,jacotte,jackie,linette jacques:jacquot,jacky,jack,jaco
jean:jeannot,jano,yann,jeanjean jeanne:jeannie,nanette jerome:jej,gerome,jey
josephine:jo,fifine,josette,josee josette:jo josiane:josy,jo jules:julot julien:jules
laetitia+letitia:laeti,titia,tish,leti laurence:lau,laure laurent:lau,laury leonie:leo leopold:leo,popol
louis:loulou,lou,louison,ludo louise:loulou,lou,louisette,lison luc:lulu lucien:lulu,luc lucienne:lulu
ludovic:ludo,ludi,vic madeleine:mado,madelon,madi,leine magali:mag,maga marc:marco marcel:marco,celou
marceline:marcie marguerite:margot,maguy,guite,margaux marie:mimi,manon,mariette,mimie marion:mario
marthe:mimi martine:titine,tine mathieu+matthieu:mat,matt,math,matth mathilde:math,tilde,matt,thilde
matthias:matt maxence:max maxime:max,maxou melanie:mel,mela michel:mimi,michou,mitch,mich
michele+michelle:mimi,mich,michou micheline:mimi,miche,michou mireille:mimi,mimou monique:monie,nique
morgane:mo nathalie:nath,nat,natou,lilie nicolas:nico,colas,nic nicole:nic,nicky,colette olivier:oli,oliv
pascal:pasco,pascalou pascale:pasca,cal patrice:pat,patou patricia:pat,patou patrick:pat,patou,patoche
paul:paulo,popaul,polo pauline:paulette philippe:phil,philou,flip,phiphi pierre:pierrot,pierrick,pete,piet
quentin:quent,tintin raphael:raph,raf,rapha raphaelle+raphaella:raph,rapha,elle raymond:ray,ramon
remi+remy:rem robert:bob,bebert,robbie,rob roland:rol romain:rom rosalie:lilie sabine:bibine,sab salome:sal
samuel:sam,samy sandrine:sandie,drine sebastien:seb,bastien,seba severine:seve,sev simon:sim solange:sol
stephane:steph,stef,fanou stephanie:steph,stef,fanny,fanette suzanne:suzie,suzon,suzette,zanou
sylvain:sylv,sylvie sylvie:syl theodore:theo,doudou theophile:theo,phil therese:resi,terry,theres
thibault+thibaut+thibaud+thiebaud:thib,tibo thierry:thi thomas:tom,tomtom valentin:val,tintin
valerie:val,valou vanessa:vaness veronique:vero,nique,verro victoire:vic,vicky vincent:vince,vinc,vinz
virginie:virg,gigi viviane:viv xavier:xav,zav yann:yannick,yannig yolande:landa yves:yvon yvette:vevette
zacharie:zac,zach
adolfo:dolfo adrian:adri adriana:adri alberto:beto,tito,berto,al alejandra:ale,jandra,alex,alejandrina
alejandro:alex,ale,jandro,alejo alfonso+alonso+alfonzo:poncho,fonsi,fon,alfon alfredo:fredo,fredi,al,alf
alicia:licha,ali alvaro:varo amparo:paro ana:anita,ani,anabel andrea:andre andres:andy,andi
angel:angelito,gelo angeles:angelines,gelines,geles angelica:angie,geli antoni:toni,ton,antoniet
antonia:toni,tona,antonieta,tonia antonio:toni,tono,tony,anton armando:mando,nando
arturo:turo,art,artur,tuto ascension:choni,ascen,asun asuncion:asun,chon,susi,asunta augusto:tito,gusto
aurora:rora,auro barbara:barbi bartolome:bartolo,barto,tolo,tomeu beatriz:bea,bety,ticha,betty benito:beni
benjamin:benja,benji,mincho bernardo:berna,nardo,bernie candelaria:candela,cande caridad:cari
carlos:carlitos,charly,calo,carlo carmen:carmela,menchu,mamen,carmina carolina:caro,lina
catalina:cata,lina,cati,cat cecilia:ceci,chila,celia,chela cesar:cesarin,checha claudia:clau
concepcion:concha,conchi,conchita,inma consuelo:chelo,consu,suelo,chela cristian:cris,chris
cristina:cris,cristi,tina,kris cristobal:cris,toba,tobal,cristo daniel:dani,danny,dan daniela:dani,dany,ela
david:davi,daviz diego:diegui dolores:lola,loli,lolita,dolo dolors:lola,lolita domingo:mingo,chomin,mingui
edmundo:mundo eduardo:edu,lalo,eddy,guayo elena:nena,lena,ele eleuterio:tello,luterio elvira:elvi,vira
emilia:emi,mili,milia emiliano:emi,emil,milo emilio:emi,milio,milo encarnacion:encarna,encarni
enric:quico,enri,ricky enrique:quique,kike,enri,quico enriqueta:queta,ketty ernesto:neto,tito,ernie,nesto
esperanza:espe,pera,lancha esteban:este,teban,steve estefania:estefi,fani,estefa,fany esther+ester:etel
eugenia:genia,uge,kena eugenio:genio,uge eulalia:lali,laia,eula,lalia eusebio:sebio,chebo eva:evita,evi
fabian:fabi fabiola:fabi,faby federico:fede,fico,quico,lico felipe:feli,pipe,lipe,phil felisa:feli
felix:feli fermin:min,mincho fernanda:fer,nanda,ferny fernando:fer,nando,fernan,nano ferran:nando,fer
florencia:flor,flo florentino:floro,tino,floren francesc:cesc,xisco,quico,xesc
francisca:paca,paqui,paquita,fran francisco:paco,pancho,fran,curro gabriel:gabi,gabo,gabe
gabriela:gabi,gaby,ela gerardo:gera,yayo,jerry,gerar gertrudis:tula,trudi gloria:glori,yoya,goya
gonzalo:gonza,gonzo,chalo,zalo gregoria:goya,grego gregorio:goyo,grego,gori,greg guadalupe:lupe,lupita,guada
guillermina:mina,guille,guillerma guillermo:guille,memo,guillo,willy gustavo:gus,tavo,gusti
hector:tito,hectorin hernan:nan,nano hilario:lalo horacio:lacho,racho hortensia:tencha,horte
humberto:beto,berto,tito ignacia:nacha,ignasi ignacio:nacho,iggy,igna,naxo iker:ike ines:nesi
inmaculada:inma,macu,concha,conchita isabel:isa,chabela,bel,chavela isidro:isi,sidro,chilo ismael:isma,mael
jacinto:chinto,cinto jaime:jimmy,jimi jaume:met,jaumet,jaime javier:javi,xavi,xabi jeronimo:jero,chombo
jesus:chucho,chuy,suso,jesusin jesusa:chusa,susa,chucha joan:joanet,nando,jan,juan
joaquin:quino,quim,chimo,kino joaquina:quina,quica jordi:jorge jorge:coque,coco,yorch
jose:chepe,pepito,joe,cheo josefa:pepa,pepita,fina,chefa josefina:fina,pepa,chepina,jose
josep:pep,jose,joe,bep juan:juancho,juani,johnny,juanjo juana:juani,juanita,jani julia:juli
julian:juli,julen julieta:juli julio:juli justo:justino laura:lau,lauri leandro:lean,leo,andro
leocadia:leo,cadi leonardo:leo,nardo,leon leonor:nona,leo,nora leopoldo:polo,leo,poldo lidia:lidi
lluis:lluiset,luis lorena:lore lorenzo:loren,lencho,chencho,enzo lourdes:lurdes,lulu,lou lucia:luci,lucha
luciano:lucho,chano,luci lucrecia:lucre,crecia luis:lucho,luisito,louie,lou luisa:lucha,lulu,lui,isa
macarena:maca,macu magdalena:magda,malena,lena,leni manuel:manolo,manu,manny,nelo
manuela:manoli,manola,manu,lola marcela:marce,chela marcelino:marce,lino,chelino marcelo:marce,chelo
margarita:marga,rita,margo,mago maria:mari,maruja,mia,maruchi mariana:mari mariano:nano maribel:mari,bel
marina:mari martin:tincho,martincho martina:marti,tina matias:mati,matt,mathias
matilde:mati,tilda,maty,tilde mauricio:mau,mauri,maury maximiliano:maxi,max,chano maximo:max,maxi
mercedes:merche,meche,mechi,chedes meritxell:meri,txell micaela:mica,miki miguel:migue,mike,miguelito,micky
miguelangel:migue,mike mikel:mike milagros:mili,mila,milagro modesto:desto monica:moni,monse
montserrat:montse,monse,mon,serrat natalia:nati,nata,naty,talia neus:neuseta nicolas:nico,colas
norberto:beto,berto nuria:nuri,nurieta octavio:tavo,tavio oscar:osqui,caro pablo:pau paloma:palo paola:pao
pascual:pascu,pascualin patricia:pati,patri,patry,tricia patricio:pato,patri,pat paula:pau,pauli
paulina:pau,pauli,lina pedro:perico,peru,pete,peio petra:petri pilar:pili,piluca,pilarin,pilarica
primitivo:tivo rafael:rafa,rafi,fael,falo rafaela:rafi,fela,rafa ramiro:miro ramon:moncho,ray,mon,monchi
ramona:mona,moncha raquel:raque,quela raul:rulo,raulillo remedios:reme,remi renato:nato,rene
ricardo:richi,ricky,cardo,rick roberto:rober,beto,tito,berto rocio:chio,roci,rosi rodolfo:rodo,rudy,rolfo
rodrigo:rodri,rod,ruy,goyo rogelio:roge,gelio,royer rolando:rolo,rol,lando roman:roma rosa:rosita,rosi,rosie
rosalia:rosa,lia,chalia,rosi rosario:charo,chayo,rosi,charito ruben:rubi,ben
salvador:salva,chava,salvi,chavo samuel:samu,sam,samy,sammy sandra:sandri santiago:santi,chago,yago,tiago
sara:sarita sebastian:seba,sebas,chano,bastian sergio:sergi,checo,chejo,keko silvia:silvi
socorro:coco,soco,coquis sofia:sofi,chofi,fia,sofy soledad:sole,marisol,chole susana:susi,susa,susy
teodoro:teo,doro,teodorico teofilo:teo,filo teresa:tere,teresita,tessa,maite timoteo:teo,timo
tomas:tomi,tom,tommy,maso trinidad:trini,trina valentin:vale,tino valentina:vale,valen,tina valeria:vale
vanesa+vanessa:vane vicenta:chenta,vicen vicente:chente,vicen,vince,vicentin victor:vitico,vitin
victoria:vicky,viqui,vico,toya virginia:virgi,ginia,gini,vicky visitacion:visi xavier:xavi,javi,javier,xevi
yolanda:yoli,yola zacarias:zaca,caria
adriana:dri,drica,adri adriano:dri,drico,nano afonso:fonso alessandra:ale alexandra:xana,alex
alexandre:alex,xande,ale,xandre alice:lice amelia:mel ana:anita anabela:bela,ana antonia:nia,tonia
antonio:tonho,toninho,toze,toni armindo:mindo augusto:guto,gusto aurelio:lelo beatriz:bia,bea,triz
benedito:bene bernardo:beno,bernas,nardo bruna:bru bruno:bru caetano:cae,tano camila:mila,cami
carlos:carlitos,cal,caco,calu carolina:lina,caro,ina catarina:cata,cat,nina,kate catia:kati
cecilia:ceci,cila,celia celia:lia claudio:cau cristiana:cris,tiana cristiano:cris,tiano cristina:cris,tina
cristovao:cris,tovao daniel:dani,dan,nel daniela:dani,dany,ela diana:di dinis+diniz:dini diogo:di
domingos:mingos duarte:duda edson:ed eduarda:duda,edu eduardo:edu,duda,eddy elisabete:beta,bete,lisa,beth
elizabete:bete,beth,liz,beta emilia:mila,emi ernesto:nesto,neto estefania:fani,stef fabiana:fabi,bia
fabiano:fabi,biano,fabio fabio:fab fatima:fati felipe+filipe:lipe,pipo,feli,fil fernanda:nanda,fer
fernando:nando,fer,nano flavia:fla flavio:fla francisca:chica,xica,kika,quica
francisco:chico,xico,quico,kiko frederico:fred,fredo,lico,fredy gabriel:gabi,biel,gab,gabe
gabriela:gabi,bela geraldo:gera gilberto:gil,beto,giba guilherme:gui,guiga,guilhas,guilhe
gustavo:guga,tavo,gus helena:lena,leny henrique:rique,quique,kiko,ricky humberto:beto,berto
inacio:nacho,naco ines:nes,ninocas isabel:bela,isa,bel,zabel isabela:bela,isa,bel jeronimo:jero,nimo
joana:jo joao:jo,jonas,janjao,janjo joaquim:quim,quinzinho,joca,juca joaquina:quina jose:zezinho,zeca,juca
josefa:zefa,zeza juliana:july,liana,juli laura:lau leonardo:leo,nardo leonor:leo leticia:leti,ticia
lidia:lili lourenco:louri,loulou,lou lucas:luca,lu lucia:lu,lulu luciana:lu,lulu,ciana,luci luciano:lu,ciano
luis+luiz:lu,lula luisa+luiza:lu,lulu,isa madalena:lena,mada,mady manuel+manoel:nelo,manel,neca,mane
manuela:nela,manu,manela,mano marcela:cela marcelo:celo,tchelo marcos:kiko margarida:guida,magui,maggie
maria:mimi,lia,bia,mia mariana:mari mariano:nano martim:tim mateus+matheus:teteu,mati,teus,matt
mauricio:mau,mauri maximiano:max maximiliano:max,maxi miguel:mike,migue,micas miguelina:lina
monica:moni,nica natalia:nat,nati,lia nelson:nelo nicolau:nico,lau otavio:tavo
patricia:pati,paty,tricia,patty paulo:lino,paulao pedro:pedrocas,pepo,pedrao rafael:rafa,fael,rafi
rafaela:rafa,rafi raimundo:mundo,rai rebeca:beca,becky regina:gina renata:rena,nata renato:nato
ricardo:rick,rico,ricky,cadu roberta:beta,ro roberto:beto,ro,bob rodolfo:dolfo,rudi
rodrigo:rodri,digo,ro,rodas rogerio:ro,geri ronaldo:ron,naldo,ronaldinho,ro rosangela:ro,rosa rosario:charo
ruben+rubem sebastiao:bastiao,tiao,seba,sebas sergio:sergi silvia:sil simao:sim simone:si
sofia:sofi,sofs,fia susana+suzana:suzi,susy,zana tatiana:tati,tiana teresa+tereza:teca
thiago+tiago:thi,jimmy tomas:tom valdemar:valde valentim:tim vanessa:nessa,vane vicente:cente,vince,vi
victor+vitor:vi,vic virginia:gina,virgi vitoria:vi,vicky,tori xavier:xavi zulmira:mira
adalberto:berto,ada adelaide:dele,ade adriano:adri,nano agostino:ago,tino alberto:berto,albi,alby,bertino
alessandra:ale,alessia,lela,sandrina alessandro:ale,sandro,alex,sandrino alessio:ale alfonso:fonso,alfo
alfredo:fredo,alfo,dino ambrogio:brogio amedeo:deo,ame andrea:andre,drea,andy angela:angie,lina,angiolina
angelo:angiolo,lino,gelo aniello:nello anna:annina,nina,annetta,nannina annalisa:lisa,annali
antonella:anto,nella antonia:tonia,nina,anto,antonella antonino:nino,tonino,anto
antonio:tonino,toni,tonio,nino arcangelo:angelo arturo:turi,art,turo attilio:tilio augusto:gusto,tino
aurelio:lelio,aure barbara:barbarella,babi bartolomeo:bartolo,meo,barto,bortolo beatrice:bea,bice,trice
benedetta:bene,betta,detta benedetto:bene,benny beniamino:mino,beni,benny,ben bernardo:nardo,dino,berny
bonaventura:ventura carlo:carlino,charly,lino carlotta:carlo,lotta,lotti carmela:melina,carmelina,lina,mela
carmelo:melo,lillo,carmelino,carmine carmine:mimmo,mino caterina:cate,rina,katia,cati cecilia:ceci,cilia
cesare:cesarino chiara:chia,chiaretta,claretta cinzia:cinzi,zia claudio:clod
concetta:tina,cettina,imma,cetta corrado:dado,corradino cosimo:mimmo,mino,cosmo costantino:tino,costa,dino
costanza:costi,tanza cristiano:cri,cris,chri cristina:cri,cris,tina,cristi cristoforo:cris,toforo
damiano:dami,dam daniela:dani,dany,lela daniele:dani,dan,dany dario:dado davide:dado,dave,dade
debora:debby,debbi,deb delfina:fina domenica:mimma,mena,nica,menica domenico:mimmo,menico,memmo,nico
donatella:dona,lella,tella donato:dona,nato edoardo+eduardo:edo,dado,edy,eddy elena:ele,lena,nena,elenina
eleonara:nora eleonora:ele,nora,leo,norina elia:eli elisa:eli,lisa elisabetta:betta,elisa,lisa,betti
emanuela:manu,ela,lela,manuela emanuele+emmanuele:manu,ema,manuele emilia:mila,milly,emi emiliano:emi,lilli
emilio:mimmo,emi,milio enrica:rica,chicca,enri enrico:rico,chicco,ricky,enri ermanno:manno
ernesto:erni,nesto ester:esterina eugenia:genia,gegia eugenio:genio ezio:eziolino fabio:fab fabiola:fabi
fabrizio:fabri,brizio,fabry,bizio federica:fede,chicca,rica federico:fede,chicco,ghigo,rico felice:feli,lice
ferdinando:nando,ferdi,ninni filippa:pippa filippo:pippo,fili,lippo,pipo filomena:mena,filo,menuccia
flavia:fla,flavi flavio:fla,flavi fortunato:nato,nati,fortu francesca:franci,fra,checca,cesca
francesco:franco,ciccio,checco,fra gabriele:gabri,gabry,gabbo,gabe gabriella:gabri,lella,gabry,ella
gaetana:nina,tana gaetano:tano,tanino,nino gaspare:gaspa,asparino,rino gennaro:rino,gennarino,jenny
genoveffa:geno,veffa gerardo:gerry,gera gerolamo+girolamo:mommo,momi,giro giacinta:cinta
giacomo:giacomino,mino,jack,giaco giampiero+gianpiero:gian,piero gianfranco:gianni,franco
gianluca:gian,luca,gianlu gianluigi:gigi,gian,luigi gianmarco:gian,marco gianna:giannina
gianni:gian,giannino gianpaolo+giampaolo:gian,paolo gilberto:gil,berto ginevra:gine,gin,ginny giorgia:gio
giorgio:gio,giorgino giovanna:gianna,vanna,giovannina,gio giovanni:gianni,vanni,gian,nino
giuditta:ditta,judy,giudi giulia:giuli,giulietta giuliana:giuli,liana,giulia giuliano:giuli,iano
giuseppa:peppa,pina,giusi,beppa giuseppe:beppe,peppe,pino,giusi giuseppina:pina,giusy,peppina,beppina
grazia:graziella,ella,grazi gregorio:gori,greg,gore gualtiero:tiero guglielmo:memmo,guglie,elmo,memo
guido:guidino ignazio:igna,gnazio,zino ilaria:ila,lari immacolata:imma,titina,tina,concetta
isabella:isa,bella,isi ivano:ivo laura:lauretta,lalla leonardo:leo,nardo,dino,leon
leopoldo:poldo,poldino,leo letizia:leti,lety,tizia,titti loredana:lory,dana,lore lorenza:enza,lori,lore
lorenzo:enzo,lore,renzo,lollo luca:luchino,luke lucia:luci,lucietta luciano:ciano,lucio
luigi:gigi,gino,luigino,gigino luigia:gina,gigia,luigina,luisa luisa:isa,luisella,lu
maddalena:lena,madda,nena,mada manuela:manu,lela,ela marcella:cella,marci,lella marcello:celo,lello,marci
marco:marcolino,marchino margherita:marghe,rita,margi,daisy maria:mari,mariuccia,marietta,mariella
mariangela:mari marianna:mari,nanna mariano:nano,mari marina:mari mario:mariolino martina:marti,tina,marty
massimiliano:max,massi,massimo,maxi massimo:max,massi,mino,massimino matilde:mati,tilde,matti
matteo:teo,matte,matti,matt mattia:matti,tia,matte maurizio:mauri,mau,icio,maury michela:miky,michi,kela
michelangelo:mike,angelo,miche,michi michele:miky,michi,miche,mike monica:moni,nica natale:lino,natalino
natalia:naty,nata niccolo+nicolo:nico,nick,cola,nik nicola:nico,nick,cola,nicolino nicoletta:nico,letta
nunzia:nunziatina,annunziata orazio:razio,lallo oreste:restino ornella:orni ottavio:tavio,tavi
paola:paoletta,pao,paolina paolo:paolino,pao pasquale:lino,pasqualino,pako,pas
patrizia:patty,pat,patri,tizia patrizio:pat,ric pierluigi:gigi,piero,pier,luigi piero:pierino,pierin,pier
pierpaolo:pier,paolo,piero pietro:piero,pierino,pier,pietrino raffaele:lello,raf,raffa,rafele
raffaella:raffa,lella,raffi,ella raimondo:mondo,mondino,ray renato:nato,rena,renatino
riccardo:ricky,ricc,cardo,rick roberta:robi,berta,roby roberto:roby,robi,berto,robertino rocco:rocky
rodolfo:rudy,dolfo romano:romolo rosa:rosetta,rosina,rosi rosalia:rosa,lia,rosi rosanna:ros,sanna,rosy
rosaria:rosy,saretta,rosa rosario:saro,sarino,rosi,saruzzo salvatore:turi,salvo,tore,totore salvo:sal
samuele:samu,sam,sammy sara:saretta saverio:rino sebastiano:seba,iano,bastiano,nello serena:sere
sergio:sergi silvana:silvi,vana silvestro:vestro silvia:silvi,silvietta simona:simo,mona simone:simo,mone
sofia:sofi stefania:stefi,stefy,fania,ste stefano:ste,stefanino,fano,stefi susanna:susi,susy,sanna
teodoro:teo,doro teresa:tere,teresina,resi,sina tiziana:tizzi,titti,ziana tiziano:tizi,titti
tommaso:tommi,maso,tom,tommy umberto:berto,umbe valentina:vale,tina,valy valentino:vale,tino valeria:vale
valerio:vale vincenza:enza,cenza,vincenzina vincenzo:enzo,vince,cenzo,cencio vito:vitino
vittoria:vicky,vitto,vicki,toria vittorio:vitto,vic,vittorino`
