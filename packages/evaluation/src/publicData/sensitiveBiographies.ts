/** People whose names are words of other matters among them. */
const people =
  `Ada Brandt;Christian Weber;Mary Gay;Rich Temple;Faith Okafor;Gay Robins;Jesus Ortega;Ivan Pope;Roma Kapoor;Dan White;
Tess Black;Sol Church;Olu Parish;Nina Young;Otto Falk;Elif Demir;Hugo Marchand;Kira Novak;Pan Li;Desi Marsh;Mira Solberg;Liam Byrne;
Chiara Neri;Bo Lindqvist`
    .split(";")
    .map(name => name.trim())

/** What they do, in words that also belong to private matters, and in words that do not. */
const work = `leads the Apple HealthKit integration
runs fundraising systems at Cancer Research UK
manages portfolios at BlackRock
designs shop windows for Christian Dior
rates bonds at Standard & Poor's
is a labour market economist and writes on wages
founded a health-tech company that books appointments
heads the data team of Diabetes UK
builds an app for people living with diabetes
lectures at the Catholic University of Leuven
taught physics at a Methodist school before moving to industry
has paid down ten years of technical debt
directs fraud prevention for a payment network
invests in debt and equity of small firms
was charged with building the platform team
spent 12 years on the road as a field engineer
advised the European Union on open data
worked at Union Square Ventures
edits the Black Sea Review
is an independent consultant for logistics
shipped a progressive web app in three weeks
is Director of Native American Affairs at a museum
leads a cancer research team in Oslo
helps families and their children learn to read
wrote a standard work on queueing theory
coaches people who negotiate their salary
advises high-net-worth clients on art
is a political economist at a think tank
runs double-blind trials of sensors
writes on mental health apps for a trade paper
designs digital health services for clinics
develops gene therapy platforms
is Professor of Religious Studies at Temple University
curates Jewish history at a city museum
translates Islamic finance contracts
covers general elections coverage tools for a news desk
builds election security systems
leads accessibility for disabled users at a bank
tests screen readers with blind users
runs the employee network for black founders
organises a conference for women in data
teaches children to code at weekends
publishes children's books about the sea
sells mortgage software to building societies
underwrites mortgage loans in Leeds
works on prison education policy
audits bankruptcy proceedings for a court
engineers tagged unions for a compiler
maintains a type checker with union types
models child processes in a scheduler
parents a child node in a tree of jobs by design
keeps blind spots out of code review
wrote a straight answer to a poor specification
gives a rich description of slow queries
runs an independent label for radical music
builds conservative estimates for wind farms
sails across the white sea for research
was born in Leeds and works in Oslo
studied the history of the Catholic Church in Ireland
covers liberal arts colleges for a magazine
is a trans-Atlantic cable engineer
builds bi-directional streams for a bank
designed a pan-European payment scheme
edits the poly mesh library for games
aces every load test of the ticket shop
directs the Asian markets desk
leads sales for the Latin American region
opened the African offices of a bank
imports European furniture for hotels
covers white papers on block chains
writes on aids to navigation for small ships
studies stroke width in type design
plans the annual church roof survey for engineers
leads the parish council software project
maintains the rehab robotics laboratory
measures anxiety of markets before rate decisions
predicts depression of prices in housing
treats autism research data with care
cares for the faith of readers in a daily paper
votes on standards for the web
campaigns for open data at a foundation
represents the engineering union of clubs at a rowing race
served on the board of a credit union
sentenced a thousand bugs to deletion
arrested the decline of a large forum
stands trial runs of new trains`.split("\n")

const second = `Before that, two start-ups and a bank.
Speaks at conferences about clear writing and slow migrations.
Holds an MSc in statistics from ETH Zurich.
Likes open-water swimming and old maps.
Mentors graduates and reviews papers for a journal.`.split("\n")

/**
 * Professional biographies in which nothing private is said. They are made of our own sentences: a biography of a real person is
 * personal data, and what is public about real people seldom holds so many words that mislead.
 */
export const biographies: ReadonlyArray<string> = work.flatMap((deed, index) =>
  [0, 7, 13].map(step => {
    const person = people[(index + step) % people.length] ?? ""
    const more = second[(index + step) % second.length] ?? ""
    return `${person} ${deed}. ${more}`
  })
)
