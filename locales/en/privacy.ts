/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Privacy policy',
  updated: 'Last updated on {date:string}',
  intro:
    'Page Speed Boost makes online stores faster: it compresses images, writes alt text and file names, and preloads pages. This policy explains what information the app holds about a store and its owner, why, and for how long.',
  contents: 'Contents',
  collect: {
    title: 'What we collect',
    line: 'When you install the app, and while you use it, we receive from your store:',
    owner: 'Your name and email address. We do not ask for your phone number.',
    shop: "Your store's name, address, plan and language.",
    catalogue:
      'Products, blogs and collections: titles, vendors, types, prices, and their images with file names and alt text.',
    theme:
      'The settings of your theme, so that we can tell whether Site Speed Up is on. We do not read script tags.',
    use: 'What you do in the app: your settings, optimizations and their savings, and the messages you send us.',
    visitors:
      'We keep nothing that could tell one visitor to your store from another. The script that preloads pages sets no cookies. Browsers report how fast pages appear only if you turn on visitor figures, and we keep only daily counts.'
  },
  use: {
    title: 'What we use it for',
    work: 'To do what you ask: compress images, write alt text and file names, restore originals, and measure the speed of your pages.',
    plan: 'To count images against your plan and charge you through your store platform. We never see card numbers.',
    support: 'To answer your messages, and to tell you about changes that affect your store.',
    improve:
      'To find bugs and see which features are used. These counts identify the store, never its customers.',
    share:
      "We do not sell your information. We share it only with the companies that run our servers and send our email, which may not use it for anything else, and where the law requires it. If PageSpeed Insights measures the speed of your store, Google receives your store's address.",
    cookie:
      'One cookie keeps you signed in: for 30 days, or for one day in your store admin. We use no advertising or tracking cookies.'
  },
  rights: {
    title: 'Rights of European merchants',
    line: "If you are in the European Economic Area, the United Kingdom or Switzerland, you can ask to see the personal information we hold about you, and have it corrected, completed, deleted, sent to you or restricted in its use. You can also object to its use and complain to your country's data protection authority.",
    ground:
      'We use your information to fulfill our contract with you, and otherwise because we have a legitimate interest in a service that works and is secure.',
    transfer:
      'Your information may be processed outside Europe, wherever the companies that run our servers operate them.'
  },
  keep: {
    title: 'How long we keep it',
    line: 'We keep information about your store until you uninstall the app, and then delete it. We delete it sooner if you ask us to.',
    originals:
      'Original images are kept for {days:string} days after they are optimized, so that you can restore them. Then they are deleted.'
  },
  contact: {
    title: 'Contact',
    line: 'If you have questions about this policy or want to exercise your rights, write to us through Contact support in the app.',
    email: 'You can also write to {email:string}.'
  }
}
