import type { Option } from '#client/ui/form/select-field.tsx'

/** A zone with its offset at this moment: `Asia/Taipei (GMT+08:00)`. */
export function zoneLabel(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return `${zone} (${offset === 'GMT' ? 'GMT+00:00' : offset})`
}

/** Every zone that the browser knows, UTC included, and the one in use even where the browser calls it otherwise. */
export function zoneOptions(current: string, now: Date): Option[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...zones].sort().map(zone => ({ value: zone, label: zoneLabel(zone, now) }))
}
