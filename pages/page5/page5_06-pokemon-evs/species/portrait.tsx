import { useState } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { dexNumber, type Entry, type FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import type { Type } from '#resources/species/rules.ts'
import { imageAddress } from './image-address.ts'
import styles from './portrait.module.css'
import { TYPE_COLORS } from './type-colors.ts'

/** Pictures that failed to load. They are not requested again until the console is reloaded. */
const failed = new Set<string>()

type PortraitProps = {
  entry: Entry
  /** A form other than the entry's own. */
  form?: FormFacts
  imageTemplate: string | null
  size: number
}

/** The picture from the configured host, or our own badge. Decorative, because the same text is beside it. */
export function Portrait({ entry, form = entry, imageTemplate, size }: PortraitProps) {
  const language = useLanguage()
  const [, setFailed] = useState('')
  const address = imageTemplate && imageAddress(imageTemplate, { ...form, nationalId: entry.nationalId })
  if (!address || failed.has(address))
    return <Badge name={entry.name[language]} dexId={entry.dexId} types={form.types} size={size} />
  return (
    <img
      className={`${look.block} ${look.rigid} ${styles.picture}`}
      src={address}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => {
        failed.add(address)
        setFailed(address)
      }}
    />
  )
}

type BadgeProps = { name: string; dexId: number; types: readonly Type[]; size: number }

/**
 * A picture of our own instead of artwork: the colours of the types, the first two characters of the name, the number.
 * Decorative, because the same text is beside it.
 */
function Badge({ name, dexId, types, size }: BadgeProps) {
  const [first = 'normal', second = first] = types
  return (
    <svg className={`${look.block} ${styles.badge}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path fill={TYPE_COLORS[first]} d="M10 0h38L0 48V10A10 10 0 0 1 10 0z" />
      <path fill={TYPE_COLORS[second]} d="M48 0v38a10 10 0 0 1-10 10H0z" />
      <rect className={styles.plate} x="5" y="5" width="38" height="38" rx="7" />
      <text className={styles.letters} x="24" y="26" textAnchor="middle">
        {[...name].slice(0, 2).join('')}
      </text>
      <text className={`${look.digits} ${styles.number}`} x="24" y="38.5" textAnchor="middle">
        {dexNumber(dexId)}
      </text>
    </svg>
  )
}
