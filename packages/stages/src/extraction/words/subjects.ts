import { regex } from "../../sources/regex.ts"

/** What people study, by the last words of what it is called. */
const heads = [
  "law|laws|rechtswissenschaften|jura|droit|derecho|direito|economics|economy|business|commerce|accounting|accountancy|finance|marketing|management|administration|human resources|communications?|journalism|media|publishing|advertising|public relations|hospitality|tourism|hotel (?:management|administration)|logistics",
  "mathematics|maths|math|statistics|physics|chemistry|biology|biochemistry|microbiology|genetics|genomics|zoology|botany|ecology|geology|geography|geosciences?|oceanography|meteorology|astronomy|astrophysics|neuroscience|kinesiology|sciences?|natural sciences|life sciences|computing|computer science(?: ?& ?it)?|informatics|informatik|informatique|informática|software|it|artificial intelligence|data science|robotics",
  "engineering|ingénieur|ingenieurwesen|ingeniería|engenharia|ingegneria|maschinenbau|elektrotechnik|aerospace|mechatronics|materials|surveying|architecture|architektur|arquitectura|arquitetura|architettura|planning|construction|landscape|interior(?:s| architecture)?|forestry|forstwirtschaft|agriculture|agronomy|agrarwissenschaften|horticulture|viticulture|oenology|winemaking|food (?:science|technology)|baking(?: (?:&|and) pastry(?: arts)?)?|pastry(?: arts)?|culinary arts|brewing|distilling|brewing and distilling|equine|fisheries",
  "medicine|medizin|nursing|midwifery|pharmacy|dentistry|physiotherapy|optometry|veterinary (?:medicine|science)|public health|nutrition|dietetics|psychology|psychologie|psicología|social work|counselling|education|teaching|pedagogy|early childhood|special education",
  "english|history|geschichte|histoire|classics|philosophy|theology|divinity|literature|linguistics|languages?|french|german|spanish|italian|russian|chinese|japanese|arabic|latin|greek|philology|germanistik|romanistik|anglistik|history of art|art history|archaeology|anthropology|sociology|politics|political science|ppe|international relations|development studies|studies|humanities|liberal arts|criminology|bestuurskunde|pa-programmet|creative writing|translation|interpreting",
  "art|fine arts?|arts|illustration|graphic design|design|visual communication|animation|photography|fotografía|fotografie|film|film-?making|fashion|textiles?|textile design|ceramics|jewellery|sculpture|painting|printmaking|typography|interaction design|product design|industrial design|service design|motion media design|furniture(?: design)?|music|musicology|composition|jazz|piano|violin|voice|acting|drama|theatre|dance|performance|stage management|saddlery|violin making|upholstery"
].join("|")

/** Whether a text names something that is studied: `Visual Communication`, `computer engineering`. */
export const isSubjectOfStudy = (text: string): boolean =>
  text.split(" ").length <= 7 && regex.iu`(?:^|[\\s/&-])(?:${heads})$`.test(text)
