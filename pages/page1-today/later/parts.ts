// One chunk: what loads beside the numbers.
export { Cumulative } from './cumulative.tsx'
export { LiveFeed } from './live-feed.tsx'
export { OrdersOnTheirWay } from './orders-on-their-way.tsx'
export { WeeksTile } from './weeks-tile.tsx'
