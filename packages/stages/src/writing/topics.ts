/** Questions that fit what a text is about, for texts that the person spoke or wrote. */
const topics: ReadonlyArray<readonly [about: RegExp, questions: ReadonlyArray<string>]> = [
  [
    /\b(?:hiring|hire|recruit\w*|onboarding|interview\w*|on-call|rota|burnout|mentor\w*|leadership|managers|managing people|remote work|teams?)\b/i,
    [
      "what did a team have to stop doing before it could work?",
      "how do you tell early that it does not fit a team?",
      "who on a team usually pushes back first, and why?",
      "what do people new to it tend to get wrong?"
    ]
  ],
  [
    /\b(?:ai|llms?|gpt|ai agents?|machine learning|language models?|prompts?|neural|inference)\b/i,
    [
      "where do you still not let the model decide alone?",
      "how do you check results before anybody relies on them?",
      "which simpler approach did you have to rule out first?",
      "what has held up least well outside a demonstration?"
    ]
  ],
  [
    /\b(?:security|vulnerabilit\w*|threats?|encryption|authenti\w*|authori[sz]ation|zero[- ]trust|privacy)\b/i,
    [
      "which control turns out to be worth less than it costs?",
      "what do engineers push back on first?",
      "how do you decide which risk to live with?",
      "what would you look at first in a new place?"
    ]
  ],
  [
    /\b(?:databases?|sql|postgres\w*|queues?|leases?|locks?|scaling|latency|distributed systems?|kubernetes|reliab\w+|incident\w*|observab\w+|infrastructure|caching)\b/i,
    [
      "what tends to break first once there is real load on it?",
      "which trade-off took longest to agree on?",
      "what would you measure first if you began again?",
      "at what size does the simple version stop being enough?"
    ]
  ],
  [
    /\b(?:(?<!a\/b )testing|unit tests?|typescript|rust|python|java|compilers?|refactor\w*|legacy|migrations?|software architecture|monolith|microservices|code|apis?)\b/i,
    [
      "which part of a codebase shows the benefit first?",
      "what convinced the people who were against it?",
      "when would you advise somebody not to do it?",
      "what would you leave out if you did it again?"
    ]
  ],
  [
    /\b(?:data|analytics|metrics|dashboards?|data warehouse|a\/b|forecast\w*)\b/i,
    [
      "which number do you look at first when something seems off?",
      "how do you notice that people have stopped trusting the data?",
      "which metric did you give up, and what took its place?",
      "who asks the best questions of the data where you work?"
    ]
  ],
  [
    /\b(?:product managers?|roadmap|users?|ux|accessib\w+|prototyp\w+)\b/i,
    [
      "what did users do with it that you had not expected?",
      "which request from users did you decide against?",
      "how early do you show something unfinished?",
      "what do you look for before you call it done?"
    ]
  ],
  [
    /\b(?:sales|pricing|revenue|marketing|customers|churn|go-to-market|b2b)\b/i,
    [
      "which step made more difference than the numbers showed at first?",
      "what did customers say that changed your mind?",
      "where does it work less well than people expect?",
      "what would you try first on a small budget?"
    ]
  ],
  [
    /\b(?:energy|climate|carbon|solar|wind (?:farms?|power|turbines?)|tidal|sustainab\w+|emissions)\b/i,
    [
      "what surprised you between the plan and the field?",
      "which assumption would you check first on a new site?",
      "who has to agree before something like that can start?",
      "what is harder about it than it looks from outside?"
    ]
  ],
  [
    /\b(?:open[- ]source|maintain\w*|contribut\w*|community|communities|volunteers?)\b/i,
    [
      "what makes a first contribution turn into a second one?",
      "what do you say no to most often?",
      "what do people from outside underestimate about it?",
      "how do you decide that something is good enough to merge?"
    ]
  ]
]

/** The questions of the first topic that the text is about; none for others. */
export const questionsAbout = (text: string): ReadonlyArray<string> =>
  topics.find(([about]) => about.test(text))?.[1] ?? []
