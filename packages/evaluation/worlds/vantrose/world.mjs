import { merge } from "./lib.mjs"
import tidemark from "./tidemark.mjs"
import orrisCalder from "./orris_calder.mjs"
import fernPalisade from "./fern_palisade.mjs"
import quillHaldisSalt from "./quill_haldis_salt.mjs"
import rest from "./rest.mjs"

export default { name: "vantrose", now: "2026-06-01T09:00:00.000Z", ...merge(tidemark, orrisCalder, fernPalisade, quillHaldisSalt, rest) }
