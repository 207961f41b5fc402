import { readFacts } from './platform/files.ts'

// It is our own file.
export const { version: VERSION } = JSON.parse(readFacts('package.json')) as {
  version: string
}
