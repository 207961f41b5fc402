import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { type Profile, readProfile } from '#resources/profile/contract.ts'

/** The operator's own profile: one query for the shell and the page. */
export const profileQuery = api.query(readProfile)

/** Copies the server's profile into the console's state (S-STATE-1). */
export function adoptProfile({ name, age, email, address, timeZone }: Profile): void {
  storage.write(STORED.address, address)
  useGlobal.setState({ address, time_zone: timeZone })
  useProfile.setState({ name, age: age ?? 0, email })
}

/** After signing in, so that dates are shown in the operator's zone from the start. */
export async function loadProfile(): Promise<void> {
  // Not `fetchQuery`, which rejects when signing out clears the cache, with nothing to catch it. Without a profile the
  // console uses its defaults, and the profile page shows the error.
  await queryClient.prefetchQuery(profileQuery)
  const profile = queryClient.getQueryData(profileQuery.queryKey)
  if (profile) adoptProfile(profile)
}
