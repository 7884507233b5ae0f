export { ReportView } from './report-view.js';
export { reportTexts } from './report-texts.js';
