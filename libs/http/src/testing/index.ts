export { delayed, failure } from './answers.js';
export {
  createDouble,
  type Answer,
  type Answers,
  type CallDescriber,
  type Double,
  type RecordedCall,
} from './create-double.js';
export { createFetch, handlersOf, type MswHttp } from './create-fetch.js';
