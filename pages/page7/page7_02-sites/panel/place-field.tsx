import { api } from '#client/api/api.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { FindField } from '#client/ui/form/find-field.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import { searchTownships, type TownshipPoint } from '#resources/counties/contract.ts'

type Props = {
  /** The id of a township. */
  value: string | undefined
  valueLabel: string
  onChoose: (place: TownshipPoint) => void
}

/** The field identifies its rows by numbers. */
type Found = { id: number; place: TownshipPoint }

async function find(text: string, signal: AbortSignal): Promise<Found[]> {
  if (text === '') return []
  const { rows } = await api.call(searchTownships, { query: { search: text } }, { signal })
  return rows.map(place => ({ id: Number(place.id), place }))
}

/** Finds a township by its name, or by an address in it. */
export function PlaceField({ value, valueLabel, onChoose }: Props) {
  const { t, language } = useLocale(messages)
  return (
    <FindField
      label={t('place')}
      value={Number(value ?? 0)}
      valueLabel={valueLabel}
      path={searchTownships.path}
      find={find}
      toOption={({ place }) => ({ label: place.name[language], note: place.county[language] })}
      onChoose={({ place }) => onChoose(place)}
    />
  )
}
