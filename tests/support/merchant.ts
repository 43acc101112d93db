export type Merchant = {
  get<Body = Answer>(url: string): Promise<Reply<Body>>
  post<Body = Answer>(url: string, body: object): Promise<Reply<Body>>
}
export type Reply<Body> = { status: number; body: Body }
// Answers are untyped, because tests read answers of every shape.
export type Answer = any
