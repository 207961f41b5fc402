/** A new driver in Delivery; the e-mail address is the caller's. */
export const MEMBER = {
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  teamId: 13,
  job: 'driver' as const,
  joinedOn: '2026-10-01',
}
