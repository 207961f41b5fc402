import { useState } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import type { Entry, FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import styles from './badge.module.css'
import { Badge } from './badge.tsx'
import { imageAddress } from './image-address.ts'

/** The pictures that could not be had: they are not asked for again while the console stands. */
const failed = new Set<string>()

type PortraitProps = {
  entry: Entry
  /** Another form than that of the entry. */
  form?: FormFacts
  imageTemplate: string | null
  size: number
}

/** The picture from the host that the server's operator has set, or our own badge. What it shows stands beside it in words. */
export function Portrait({ entry, form = entry, imageTemplate, size }: PortraitProps) {
  const language = useLanguage()
  const [, setFailed] = useState('')
  const address = imageTemplate && imageAddress(imageTemplate, { ...form, nationalId: entry.nationalId })
  if (!address || failed.has(address))
    return <Badge name={entry.name[language]} dexId={entry.dexId} types={form.types} size={size} />
  return (
    <img
      className={styles.picture}
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
