import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { type Profile, readProfile } from '#resources/profile/contract.ts'

/** The operator's own profile: one query, shared by the shell and the page. */
export const profileQuery = api.query(readProfile)

/** Takes over into the console's state what the server holds of the operator (S-STATE-1). */
export function adoptProfile({ name, age, email, address, timeZone }: Profile): void {
  storage.write(STORED.address, address)
  useGlobal.setState({ address, time_zone: timeZone })
  useProfile.setState({ name, age: age ?? 0, email })
}

/** After signing in: dates are shown in the operator's own zone from the start. */
export async function loadProfile(): Promise<void> {
  // Not `fetchQuery`: that rejects when signing out clears the cache, and nobody would be there to hear it. Without a
  // profile the console stands on its defaults; the profile's page says what is wrong.
  await queryClient.prefetchQuery(profileQuery)
  const profile = queryClient.getQueryData(profileQuery.queryKey)
  if (profile) adoptProfile(profile)
}
