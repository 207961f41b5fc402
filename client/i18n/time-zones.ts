type Option = { value: string; label: string }

/** A zone with its offset at this moment: `Asia/Taipei (GMT+08:00)`. */
export function zoneLabel(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return `${zone} (${offset === 'GMT' ? 'GMT+00:00' : offset})`
}

let last: { current: string; now: Date; options: Option[] } | null = null

/**
 * Every zone that the browser supports, UTC, and the current zone, even if the browser lists it under another name.
 * Cached per zone and moment: it creates four hundred formats, and an open list asks for it on every key press.
 */
export function zoneOptions(current: string, now: Date): Option[] {
  if (last?.current === current && last.now === now) return last.options
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  const options = [...zones].sort().map(zone => ({ value: zone, label: zoneLabel(zone, now) }))
  last = { current, now, options }
  return options
}
