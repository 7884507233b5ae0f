'use client';

export { dataControls, type DesignControls } from './design-controls.js';
export { slowTexts } from './slow-texts.js';
export { storybookUrl } from './story-picture.js';
export { StoryCountryContext, storyCountries, type StoryCountry } from './story-country.js';
