import type { Translate } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { PlacedRoute } from '#resources/delivery-routes/contract.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'
import styles from './page.module.css'

/** What the cells need besides the row. */
export type RouteView = {
  t: Translate<keyof typeof messages.texts>
  language: Language
  canWrite: boolean
  onEdit: (route: PlacedRoute) => void
  onDelete: (route: PlacedRoute) => void
}

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
  {
    id: 'actions',
    title: ({ t }) => t('actions'),
    cell: (route, view) => <Actions route={route} view={view} />,
    typicalLength: 12,
  },
]

function Actions({ route, view: { t, canWrite, onEdit, onDelete } }: { route: PlacedRoute; view: RouteView }) {
  const { name } = route
  return (
    <span className={styles.acts}>
      <button
        type="button"
        className={`${look.link} ${styles.link}`}
        aria-label={t('editOf', { name })}
        onClick={() => onEdit(route)}
      >
        {t('edit')}
      </button>
      {canWrite && (
        <button
          type="button"
          className={`${look.link} ${styles.link} ${styles.remove}`}
          aria-label={t('deleteOf', { name })}
          onClick={() => onDelete(route)}
        >
          {t('delete')}
        </button>
      )}
    </span>
  )
}
