import { expect, it } from "@effect/vitest"
import { asDoing } from "../../src/extraction/words/pursuits.ts"

const rows: ReadonlyArray<readonly [value: string, quote: string, doing: string]> = [
  ["climb", "In summer I climb.", "climbing"],
  ["Climbs", "Climbs. Bakes.", "Climbing"],
  ["sings alto", "She sings alto in a choir.", "singing alto"],
  ["ties flies", "He ties flies.", "tying flies"],
  ["trail runs", "She trail runs at dawn.", "trail running"],
  ["canoes", "She canoes at weekends.", "canoeing"],
  ["ride gravel", "On Sundays I ride gravel.", "riding gravel"],
  ["brew beer", "I climb, and brew beer at home.", "brewing beer"],
  [
    "coach the under-9s rugby team",
    "She helps coach the under-9s rugby team.",
    "coaching the under-9s rugby team"
  ],
  ["rows", "Ines rows.", "rowing"],
  ["canoes", "He collects canoes.", "canoes"],
  ["rows", "She teaches in Hull and rows at Hull Rowing Club.", "rowing"],
  ["canoes", "She likes kites and canoes.", "canoes"],
  ["treks", "Ines, who treks in the hills, is back.", "trekking"],
  ["hurls", "He hurls with Castlelyons.", "hurling"],
  ["picks locks", "She picks locks.", "picking locks"],
  ["kept hens", "I have kept hens for years.", "keeping hens"],
  ["sail a Drascombe", "On Sundays I sail a Drascombe.", "sailing a Drascombe"],
  ["fly fishing", "She is fond of fly fishing.", "fly fishing"],
  ["cycle touring", "I like cycle touring.", "cycle touring"],
  ["sourdough", "I bake sourdough.", "sourdough"],
  ["hill walker", "A keen hill walker, she is from Hull.", "hill walking"],
  ["Open water swimmer", "Open water swimmer.", "Open water swimming"],
  ["beekeeper", "Mother, beekeeper.", "beekeeping"],
  ["trekker", "Rohan is a weekend trekker.", "trekking"],
  ["Cyclist", "Cyclist, baker.", "Cycling"],
  ["umpires", "At weekends he umpires for Hull.", "umpiring"],
  ["tabla player", "She is a tabla player.", "tabla player"],
  ["rally co-driver", "She is a rally co-driver.", "rally co-driver"]
]

it.each(rows)("%s in “%s” is %s", (value, quote, doing) => {
  expect(asDoing(value, quote)).toBe(doing)
})
