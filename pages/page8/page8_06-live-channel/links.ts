import { linkTo } from '#client/router/links.ts'

// The routes within the page (S-ROUTE-4).
export const CHANNEL_PATH = linkTo('page8_06')
export const linkToRoom = (roomId: number): string => linkTo(['page8_06', 'rooms', roomId])
export const linkToConsole = (sessionId: number): string => linkTo(['page8_06', 'sessions', sessionId])
