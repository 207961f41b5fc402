export { isDeepStrictEqual as isDeepEqual } from 'node:util'
