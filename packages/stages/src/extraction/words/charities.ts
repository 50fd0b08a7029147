/** Organisations that live by the time that people give them: to be of their crew is no job. */
const voluntary =
  /(?<![\p{L}])(?:RNLI|Royal National Lifeboat Institution|DGzRS|Rettung Schiffbrüchiger|SNSM|KNRM|Lifeboats?|Coastguard Rescue|Mountain Rescue|Cave Rescue|Fell Rescue|Search (?:and|&) Rescue|Bergwacht|Samaritans|Lifeline|Red Cross|Rotes? Kreuz(?:es)?|Croix-Rouge|Cruz Roja|St\.? John Ambulance|Ski Patrol|Habitat for Humanity|Food ?Bank|Restaurants du [Cc]œur|Scouts|Girlguiding|Big Brothers Big Sisters|Meals on Wheels|Air Ambulance|Community First Responders|Crisis Text Line|Hospice)(?![\p{L}])/u

/** Whether a name is that of an organisation that people give their time to. */
export const isGivenTimeTo = (name: string): boolean => voluntary.test(name)
