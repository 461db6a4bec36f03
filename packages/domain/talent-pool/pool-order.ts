export const poolOrders = ["name", "-name", "years", "-years", "received", "-received"] as const;
export type PoolOrder = (typeof poolOrders)[number];
