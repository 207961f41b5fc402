import { Route, Routes } from 'react-router'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { ConsolePage } from './console/console-page.tsx'
import { CHANNEL_PATH } from './links.ts'
import { NoPlace } from './no-place.tsx'
import { Overview } from './overview.tsx'
import { RoomPage } from './room/room-page.tsx'

/** Overview, room and console each have their own URL (S-ROUTE-4). */
export default function LiveChannelPage() {
  const isInChannel = useIsShown()
  return (
    <Routes>
      <Route path={CHANNEL_PATH}>
        <Route index element={<Overview />} />
        <Route path="rooms/:room" element={<RoomPage isInChannel={isInChannel} />} />
        <Route path="sessions/:sessionId" element={<ConsolePage />} />
        <Route path="*" element={<NoPlace of="place" />} />
      </Route>
    </Routes>
  )
}
