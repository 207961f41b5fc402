import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from './session.ts'

/** The operator's session, once it is known. Needs no request of its own: session.ts keeps this query up to date. */
export const useSession = () => useQuery({ ...sessionQuery, enabled: false }).data
