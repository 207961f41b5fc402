import type { Locale } from '#client/i18n/use-locale.ts'
import type { Column } from '#client/ui/table/column.ts'
import type { PlacedRoute } from '#resources/delivery-routes/contract.ts'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type RouteView = Pick<Locale<typeof messages>, 't' | 'language'>

export const columns: Column<PlacedRoute, RouteView>[] = [
  {
    id: 'name',
    title: ({ t }) => t('name'),
    cell: ({ name }) => <span title={name}>{name}</span>,
    sortFirst: 'asc',
    typicalLength: 14,
    maxLength: 30,
  },
  {
    id: 'place',
    title: ({ t }) => t('place'),
    cell: ({ place: { county, township, site } }, { language }) =>
      `${county[language]} › ${township[language]} › ${site[language]}`,
    typicalLength: 48,
  },
  {
    id: 'when',
    title: ({ t }) => t('when'),
    cell: ({ weekday, slot }, { t, language }) =>
      `${t(`day_${weekday}`)}${language === 'en' ? ', ' : ' '}${t(`slot_${slot}`)}`,
    typicalLength: 24,
  },
]
