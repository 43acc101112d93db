type Shop = { domain: string; number: number; name: string; email: string; currency: string }

/** Builds the bodies of deliveries about the shop and the app, as in Shopify's examples (docs). */
export const lifeBodies = ({ domain, number, name, email, currency }: Shop) => ({
  /** The domains are null in the documented example; a header names the shop. */
  uninstalled: (): object => ({
    id: number,
    name,
    email,
    domain: null,
    myshopify_domain: null,
    currency,
    plan_name: 'basic'
  }),
  scopes: (previous: readonly string[], current: readonly string[], at: Date): object => ({
    id: 1,
    shop_id: `gid://shopify/Shop/${number}`,
    previous,
    current,
    updated_at: at.toISOString()
  }),
  shop: (at: Date): object => ({
    id: number,
    name,
    email,
    domain,
    myshopify_domain: domain,
    primary_locale: 'en',
    currency,
    iana_timezone: 'Europe/Helsinki',
    plan_name: 'basic',
    plan_display_name: 'Basic',
    shop_owner: 'Mika Lehto',
    updated_at: at.toISOString()
  }),
  redact: (): object => ({ shop_id: number, shop_domain: domain }),
  customerRequest: (): object => ({
    shop_id: number,
    shop_domain: domain,
    orders_requested: [],
    customer: { id: 191_167, email: 'john@example.com', phone: '555-625-1199' },
    data_request: { id: 9999 }
  }),
  customerRedact: (): object => ({
    shop_id: number,
    shop_domain: domain,
    customer: { id: 191_167, email: 'john@example.com', phone: '555-625-1199' },
    orders_to_redact: []
  })
})
