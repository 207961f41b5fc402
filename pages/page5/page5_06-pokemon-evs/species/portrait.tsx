import { useState } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Entry, FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import styles from './badge.module.css'
import { Badge } from './badge.tsx'
import { imageAddress } from './image-address.ts'

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
