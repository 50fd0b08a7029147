import type { Campaign } from "../Campaign.ts"
import { addresses } from "./addresses/addresses.ts"
import { clock } from "./clock.ts"
import { corrupt } from "./corrupt.ts"
import { erasure } from "./erasure.ts"
import { failpoints } from "./failpoints.ts"
import { fullDisk } from "./fullDisk.ts"
import { halfOpen } from "./halfOpen.ts"
import { hostile } from "./hostile/hostile.ts"
import { kill } from "./kill.ts"
import { ledger } from "./ledger.ts"
import { model } from "./model/model.ts"
import { overload } from "./overload.ts"
import { pages } from "./pages/pages.ts"
import { poison } from "./poison.ts"
import { powerCut } from "./powerCut.ts"
import { races } from "./races.ts"
import { receivers } from "./receivers.ts"
import { rescue } from "./rescue.ts"
import { restarts } from "./restarts.ts"
import { secrets } from "./secrets.ts"
import { sockets } from "./sockets.ts"
import { tenancy } from "./tenancy.ts"
import { terminate } from "./terminate.ts"
import { zombie } from "./zombie.ts"

/** Every campaign, in the order in which `all` runs them. */
export const campaigns: ReadonlyArray<Campaign> = [
  kill,
  failpoints,
  powerCut,
  fullDisk,
  corrupt,
  zombie,
  restarts,
  halfOpen,
  clock,
  ledger,
  model,
  races,
  terminate,
  poison,
  rescue,
  receivers,
  addresses,
  sockets,
  hostile,
  pages,
  tenancy,
  secrets,
  erasure,
  overload
]
