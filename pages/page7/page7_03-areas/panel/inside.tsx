import { lazyPart } from '#client/shell/lazy-part.tsx'
import type { InsideProps } from './found-inside.tsx'

/** What is inside a valid shape. It loads after the page, because the server has to be asked anyway. */
export const Inside = lazyPart<InsideProps>(() => import('./found-inside.tsx'))
