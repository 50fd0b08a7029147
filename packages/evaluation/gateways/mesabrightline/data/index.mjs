import './us1.mjs'; import './us2.mjs'; import './us3ca.mjs'; import './fr.mjs'; import './it.mjs'; import './se.mjs'; import './in.mjs'; import './homes.mjs';
