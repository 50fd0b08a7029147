/** Given names that are used for one another, a group a line. */
const groups = `alexander alex sandy xander
alexandra alex sandra lexi
andrew andy drew
anthony tony
barbara barb
benjamin ben
catherine katherine kathryn kate katie cathy kathy
charles charlie chuck
christina christine chris tina
christopher chris
daniel dan danny
david dave
deborah debra deb debbie
donald don
dorothy dot
edward ed eddie ted
elizabeth liz beth lizzie betty eliza
frances fran
francis frank
frederick fred freddie
gerald gerry jerry
gregory greg
henry harry hank
jacob jake
james jim jimmy jamie
jeffrey geoffrey jeff geoff
jennifer jen jenny
jessica jess
john johnny jack
jonathan jon
joseph joe
joshua josh
judith judy
kenneth ken
kimberly kim
lawrence laurence larry
leonard len
margaret maggie meg peggy
matthew matt
maximilian max
michael mike mick
nathaniel nathan nate
nicholas nick
pamela pam
patricia pat patty tricia
patrick pat paddy
peter pete
philip phillip phil
raymond ray
rebecca becky becca
richard rick dick rich
robert bob rob bobby robbie bert
ronald ron
samantha sam
samuel sam
stephen steven steve
stephanie steph
susan sue susie
theodore ted theo
thomas tom tommy
timothy tim
victoria vicky
vincent vince
walter walt
william bill will billy liam
zachary zach zack`
  .split("\n")
  .map(line => new Set(line.split(" ")))

/** Whether one given name is a usual short form of the other, or both are of a third. */
export const areNicknames = (left: string, right: string): boolean =>
  groups.some(group => group.has(left) && group.has(right))
