import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { CopyLink } from '#pages/page5/page5_06-pokemon-evs/copy-link.tsx'
import { linkToNewPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { useCanWrite } from '#pages/page5/page5_06-pokemon-evs/use-can-write.ts'

type Props = { pokemonId: number; canBeTrained: boolean }

export function EntryActions({ pokemonId, canBeTrained }: Props) {
  const t = useMessages(messages)
  const canWrite = useCanWrite()
  return (
    <>
      <CopyLink />
      {canBeTrained && canWrite && (
        <ButtonLink kind="main" to={linkToNewPlan({ pokemonId })}>
          {t('planThis')}
        </ButtonLink>
      )}
    </>
  )
}
