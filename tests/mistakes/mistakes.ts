import { client } from './client.ts'
import { pages } from './pages.ts'
import { platform } from './platform.ts'
import { resources } from './resources.ts'

/**
 * Realistic mistakes, chosen from the code. `npm run mutate -- 20` makes some of them, one at a time, and says which no
 * test notices. The list grows with every bug that is found.
 */
export const mistakes = [...platform, ...resources, ...client, ...pages]
