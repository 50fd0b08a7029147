import { regex } from "../../sources/regex.ts"
import { isCharity } from "../words/charities.ts"

/** Words that the names of organisations have which live by what people give them, and names of such, in the languages that we read. */
const charitable = `
  Tafel|Suppenküche|Kältebus|Obdachlosenhilfe|Wohnungslosenhilfe|Flüchtlingshilfe|Kinderhilfswerk
  Kinderhilfe|Kinderdorf|SOS-Kinderdorf|Kinderhospiz\\p{L}*|Hospiz\\p{L}*|Hospizverein|Förderverein|Förderkreis
  Tierheim|Tierschutzverein|Tierhilfe|Naturschutzbund|NABU|BUND|Wildtierstation|Rettungshundestaffel|Bergwacht|DLRG
  Wasserwacht|Seenotretter|Freiwillige Feuerwehr|Technisches Hilfswerk|THW|Johanniter
  Weißer Ring|Telefonseelsorge|Nummer gegen Kummer|Arche|Plan International|Welthungerhilfe
  Ärzte ohne Grenzen|Ingenieure ohne Grenzen|Viva con Agua|Sternenkinder|Lesepaten|Mentor\\p{L}*-?[Pp]rogramm
  Arbeiterkind|ArbeiterKind|Rock Your Life|Stiftung|Hilfswerk|Nothilfe|Seebrücke|Sea-Watch|Sea-Eye|Rotes Kreuz
  Roten Kreuz|Rote Kreuz|DRK|Pro Juventute|Rega|Vier Pfoten|Frauenhaus|Bürgerstiftung
  Restos du [Cc]œur|Banques? [Aa]limentaires?|Croix-Rouge|Croix [Rr]ouge|Secours [Pp]opulaire|Emmaüs|SPA|SNSM
  Fondation|Samu [Ss]ocial|Médecins du Monde|Médecins sans [Ff]rontières|Ingénieurs sans [Ff]rontières
  Handicap International|Action contre la [Ff]aim|Solidarités|Entourage|Les Petits Frères|Petits Frères
  Refuge|Maison des [Ff]emmes|Ligue pour la [Pp]rotection des [Oo]iseaux|LPO|Télévie|Téléthon|Épicerie [Ss]olidaire
  Repair [Cc]af[eéè]|Zup de Co|Article 1|AFEV|Surfrider
  Voedselbank(?:en)?|KNRM|Rode Kruis|Dierenambulance|Dierenasiel|Dierenbescherming|Vluchtelingenwerk|VluchtelingenWerk
  Stichting|Natuurmonumenten|Vogelbescherming|Zonnebloem|Humanitas|KiKa|KWF|Hartstichting
  Artsen zonder Grenzen|Oxfam Novib|Warme Maaltijd|Taalmaatjes|Jeugdfonds|Dierenthuis|Alpe d['’]HuZes|Speelgoedbank
  Banco de [Aa]limentos|Cruz Roja|Médicos [Ss]in [Ff]ronteras|Manos Unidas|Aldeas Infantiles|Fundación|ONG|Ayuda en Acción
  Protectora|Refugio|Proyecto Hombre|Teléfono de la Esperanza|Techo|Ingeniería [Ss]in [Ff]ronteras|Cocina Económica
  Comedor [Ss]ocial|Save the Children|Open Arms|Greenpeace|UNICEF|Unicef|ACNUR|SEO/BirdLife
  Banco Alimentar|Cruz Vermelha|Médicos [Ss]em [Ff]ronteiras|Fundação|Refood|Re-food|Comunidade Vida e Paz|AMI|Acreditar
  Liga Portuguesa Contra o Cancro|Casa dos? Animais|Canil|Gatil|Instituto Ayrton Senna|Habitat
  GRAACC|Doutores da Alegria|Teto|TETO|CVV|Cozinha [Ss]olidária|Entrajuda|Ajuda de Berço|Bombeiros [Vv]oluntários
  Banco [Aa]limentare|Croce [Rr]ossa|Croce [Vv]erde|Croce [Bb]ianca|Emergency|Medici [Ss]enza [Ff]rontiere|Fondazione
  Protezione [Cc]ivile|AVIS|AIRC|ANT|Telethon|Legambiente|LIPU|ENPA|Libera|Dynamo Camp|Abio|ABIO|Mensa
  Stadsmissionen|Röda [Kk]orset|Rädda Barnen|Läkare [Uu]tan [Gg]ränser|Sjöräddningssällskapet|Barncancerfonden|Mattecentrum
  Berättarministeriet|Tekniksprånget|Min Stora Dag|BRIS|Bris|Friends|Naturskyddsföreningen|Kvinnojouren|Matbanken
  Läxhjälpen|Suicide Zero|Hjälparbetare|Djurhemmet|My Dream Now|Ung Cancer|WaterAid|SOS Barnbyar|Missing People
  Røde [Kk]ors|Redningsselskapet|Redd Barna|Red Barnet|Leger [Uu]ten [Gg]renser
  Læger [Uu]den [Gg]rænser|Norsk Folkehjelp|Fødevarebanken|FødevareBanken|Matsentralen|Børns Vilkår|Kræftens Bekæmpelse
  Mødrehjælpen|Julemærkehjem\\p{L}*|Flyktninghjelpen|Dansk Flygtningehjælp|Naturvernforbundet|Danmarks Naturfredningsforening
  Dyrenes Beskyttelse|Plan Norge|Ungdommens Røde Kors|Headspace|Ventilen|Natteravn\\p{L}*|Lektiehjælp\\p{L}*|Leksehjelp\\p{L}*
  Bank(?:u|iem|owi)? Żywności|Fundacj[aięąo]\\p{L}*|WOŚP|Wielk\\p{L}+ Orkiestr\\p{L}+ Świąteczn\\p{L}+ Pomocy
  Szlachetn\\p{L}+ Paczk\\p{L}+|GOPR\\p{L}*|TOPR\\p{L}*|WOPR\\p{L}*|Hospicj\\p{L}+|Schronisk\\p{L}+|Polsk\\p{L}+ Czerwon\\p{L}+ Krzyż\\p{L}*|PCK|PAH
  Polsk\\p{L}+ Akcj\\p{L}+ Humanitarn\\p{L}+|Lekarz\\p{L}+ [Bb]ez [Gg]ranic|Ochotnicz\\p{L}+ Straż\\p{L}*|Siepomaga|Mam[ęy] Marzenie
`
  .trim()
  .split(/\s*\n\s*/)
  .join("|")

/** Whether a name is that of an organisation that lives by what people give it, in any of the languages. */
export const isCharityElsewhere = (name: string): boolean =>
  isCharity(name) ||
  regex.u`(?<![\\p{L}])(?:${charitable})(?![\\p{L}-])|\\p{L}{3,}(?:hilfe|hilfswerk|hospiz|stiftung|stichting|fonds?et|stiftelsen)(?![\\p{L}])`.test(
    name
  )
