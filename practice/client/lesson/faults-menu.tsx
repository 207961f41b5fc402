import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { showFaults, showNoFaults, useFaults } from '#practice/client/faults/faults.ts'
import { HeldList } from '#practice/client/faults/held-list.tsx'
import { presetTexts } from '#practice/client/faults/preset-messages.ts'
import { presetMessages } from '#practice/client/faults/preset-name-messages.ts'
import { clearFaults, startPreset } from '#resources/faults/contract.ts'
import { PRESET_NAMES } from '#shared/platform/faults.ts'
import styles from './lesson.module.css'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'

/** What waits at the server, and a menu that turns on a realistic fault for the endpoints of this page. */
export const FaultsMenu = ({ page }: { page: PageEntry }) => (
  <>
    <HeldList isCompact />
    <Presets page={page} />
  </>
)

function Presets({ page }: { page: PageEntry }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const tText = useMessages(presetTexts)
  const { data: lesson } = useQuery(lessonQuery(page.id))
  const { rules } = useFaults()
  const paths = [...new Set(lesson?.endpoints.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')))]

  const shared = { cause: 'faults', failed: (reason: string) => t('failed', { reason }) }
  const starting = useAction(startPreset, { ...shared, onDone: showFaults })
  const clearing = useAction(clearFaults, { ...shared, onDone: showNoFaults })
  const isBusy = starting.isBusy || clearing.isBusy

  return (
    <details className={`${look.rigid} ${look.ruled} ${look.scroll} ${styles.faults}`}>
      <summary className={`${look.check} ${look.link}`}>
        <IconBolt size={16} aria-hidden />
        {t('faults')}
      </summary>
      <p className={look.dim} data-below="8">
        {lesson && paths.length === 0 ? t('noEndpoints') : t('faultsText')}
      </p>
      <div className={look.stack} data-gap="8">
        {PRESET_NAMES.map(preset => {
          const isOn = rules.some(rule => rule.preset === preset && paths.includes(rule.path))
          return (
            <button
              key={preset}
              type="button"
              className={`${look.control} ${look.pick} ${look.toned} ${look.grid} ${look.startText}`}
              data-gap="2"
              data-pad="8 12"
              data-tone={isOn ? 'bad' : undefined}
              aria-pressed={isOn}
              disabled={isBusy || paths.length === 0}
              onClick={() => void starting.run({ params: { preset }, body: { paths } })}
            >
              <strong>{tPreset(preset)}</strong>
              <span>{tText(preset)}</span>
            </button>
          )
        })}
        <Button
          className={look.atStart}
          data-above="8"
          label={t('faultsClear')}
          // What the coach of a class has turned on, only they can end.
          disabled={isBusy || rules.every(rule => rule.isOfClass)}
          onClick={() => void clearing.run({})}
        />
      </div>
    </details>
  )
}
