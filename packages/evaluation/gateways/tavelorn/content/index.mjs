import "./ie.mjs"; import "./ca.mjs"; import "./au.mjs"; import "./nl.mjs"; import "./fr.mjs";
import "./extra.mjs";
