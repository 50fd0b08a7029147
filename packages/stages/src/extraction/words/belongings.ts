/** What people only have who have a pastime, in the singular; with it the words that mostly stand before. As a pattern. */
const things = `
  allotment, vegetable garden, kitchen garden, rose garden, veg patch, vegetable patch, vegetable plot, herb garden,
  roof garden, greenhouse, polytunnel, compost heap, orchard, kiln, loom, lathe, potter's wheel, pottery wheel,
  spinning wheel, sewing machine, knitting, crochet, quilts, quilting, needlepoint, cross-stitch, embroidery, sourdough,
  sourdough starter, homebrew, home brew, home-brew, pizza oven, kimchi, kombucha, hives, beehives, bees, homing pigeons,
  racing pigeons, koi, dahlias, roses, leeks, tomatoes, chillies, chilies, orchids, sweet peas, pumpkins, tulips, bonsai,
  bonsai trees, cacti, succulents, gooseberries, surfboard, longboard, skateboard, paddleboard, kitesurf board,
  wetsuit, mountain bike, road bike, gravel bike, racing bike, touring bike, fixed-gear, tandem, penny-farthing, unicycle,
  recumbent, motorbike, motorcycle, Vespa, Harley, kayak, canoe, dinghy, sailboat, sailing boat, sloop, catamaran, skiff,
  rowing boat, narrowboat, campervan, camper van, motorhome, glider, microlight, fly rod, fishing rod, fishing rods,
  telescope, telescopes, moth trap, metal detector, model railway, model railways, model trains,
  model train layout, train set, train layout, model ships, model aircraft, record collection, vinyl collection, stamp collection,
  coin collection, fountain pens, typewriters, sketchbook, sketchbooks, watercolours, watercolors, darkroom, ham radio,
  shortwave radio, running shoes, trail shoes, skis, snowboard, climbing shoes, ice axe, crossword, crosswords, jigsaws, sudoku,
  banjo, ukulele, guitar, guitars, cello, viola, violin, fiddle, accordion, concertina, melodeon, saxophone, trombone, trumpet,
  clarinet, oboe, bassoon, flute, harp, piano, euphonium, tuba, cornet, drum kit, bagpipes, mandolin, bouzouki, harmonica,
  chess, darts, golf, golf swing, tennis, table tennis, badminton, squash, choir, folk band, brass band, covers band, bodhrán,
  ceilidh band, classic car, vintage car, kit car, steam engine, steam engines, traction engine, model engines, fossils,
  fossil collection, pinball machine, pinball machines, arcade machine, synthesiser, synthesizers, synths, modular synth,
  karaoke, karate, judo, pottery, ceramics, woodturning, whittling, wood carving, woodwork, bird feeders, bird list, life list, moths,
  Morris dancing, pub quiz team, quiz team, book club, D&D campaign, Dungeons & Dragons campaign
`

/** As a pattern, the longest first. */
export const belongings = `(?:${things
  .trim()
  .split(/,\s*/u)
  .sort((left, right) => right.length - left.length)
  .join("|")})`
