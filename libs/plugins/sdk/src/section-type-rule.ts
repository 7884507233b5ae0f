/** What `isSectionType` asks for, as the end of a sentence. Addresses are read without it: every visitor would load it. */
export const sectionTypeRule = 'small letters and digits with hyphens, other than page';
