/** How keen, or how good, somebody is at what they do for its own sake. */
export const zeal =
  "(?:keen|avid|passionate|enthusiastic|amateur|dedicated|committed|devoted|lifelong|life-long|competitive|recreational|occasional|hobby|semi-professional|weekend|Sunday|fair-weather|slow|mediocre|terrible|bad|very bad|dreadful|hopeless|so-so|reluctant|aspiring|budding|novice|beginner|serious|obsessive|accomplished|self-taught|self-confessed|part-time|long-time|longtime|long-distance|sometime|proud|happy|sporadic|erratic|average|decent|improving|late-blooming|fanatical|incurable|inveterate|early-morning|closet|semi-retired|half-decent|trained|middling|adequate|regular|ardent|fervent|eager|zealous|fearless|nervous|clumsy|rusty|all-season|regretful|stubborn|tireless|determined|cautious|once-a-week|after-hours|out-of-hours|lunchtime|fully paid-up|paid-up|unrepentant|unashamed|intermittent|all-weather|year-round)"

/** What followers of a team are said to be. */
export const loyal =
  "(?:lifelong|life-long|die-hard|diehard|(?:even )?keener|ever-hopeful|long-suffering|keen|avid|passionate|proud|devoted|loyal|committed|big|huge|massive|long-time|longtime|dedicated|fanatical|tragic|hopeless|faithful|ardent|fervent|rabid|staunch|reluctant|optimistic|self-confessed|unapologetic|card-carrying|(?:fully )?paid-up|ticketed|season|home-and-away|thick-and-thin|hereditary|born-and-bred|miserable|patient|resigned|quiet|noisy|vocal|stubborn)"

/** Somebody who follows a team. */
export const follower =
  "(?:fan|supporter|follower|devotee|tragic|obsessive|fanatic|diehard|season[- ]ticket[- ]holder|member|regular|Fan|Anhänger(?:in)?|supportrice|hincha|seguidora?|aficionad[oa]|adept[oa]|torcedora?|sóci[oa]|tifos[oa])"
