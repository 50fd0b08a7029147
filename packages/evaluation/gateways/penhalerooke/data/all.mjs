import './uk_vets.mjs'; import './uk_surveyors.mjs'; import './ie_boatyard.mjs'; import './ie_law.mjs'; import './au_school.mjs'; import './au_nursery.mjs';
import './nl_brewery.mjs'; import './nl_freight.mjs'; import './es_hospital.mjs'; import './es_food.mjs'; import './de_architects.mjs'; import './de_museum.mjs'; import './noise.mjs';
import { finish } from '../lib/core.mjs';
finish();
