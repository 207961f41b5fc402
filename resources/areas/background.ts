export { keepAreaThread as start } from './thread/open.ts'
