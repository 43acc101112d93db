// Made by `npm run operations` from operations/*.graphql and the published schema. Do not edit by hand.

/** One call of the Admin API: its text, and the types of its variables and its answer. */
export type Operation<Data, Variables> = {
  name: string
  text: string
  isMutation: boolean
  /** Shopify's price in points; every answer reports the current one. */
  cost: number
  /** Always undefined: exists only to carry the types. */
  types?: { data: Data; variables: Variables }
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
export type AppPlanInput = {
  appRecurringPricingDetails?: AppRecurringPricingInput | null | undefined
  appUsagePricingDetails?: AppUsagePricingInput | null | undefined
}

export type AppPricingInterval = 'ANNUAL' | 'EVERY_30_DAYS'

export type AppRecurringPricingInput = {
  discount?: AppSubscriptionDiscountInput | null | undefined
  interval?: AppPricingInterval | null | undefined
  price: MoneyInput
}

export type AppSubscriptionDiscountInput = {
  durationLimitInIntervals?: number | null | undefined
  value?: AppSubscriptionDiscountValueInput | null | undefined
}

export type AppSubscriptionDiscountValueInput = {
  amount?: string | null | undefined
  percentage?: number | null | undefined
}

export type AppSubscriptionLineItemInput = {
  plan: AppPlanInput
}

export type AppSubscriptionReplacementBehavior =
  | 'APPLY_IMMEDIATELY'
  | 'APPLY_ON_NEXT_BILLING_CYCLE'
  | 'STANDARD'

export type AppSubscriptionStatus =
  | 'ACCEPTED'
  | 'ACTIVE'
  | 'CANCELLED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'FROZEN'
  | 'PENDING'

export type AppUsagePricingInput = {
  cappedAmount: MoneyInput
  terms: string
}

export type BulkOperationErrorCode = 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT'

export type BulkOperationStatus =
  | 'CANCELED'
  | 'CANCELING'
  | 'COMPLETED'
  | 'CREATED'
  | 'EXPIRED'
  | 'FAILED'
  | 'RUNNING'

export type BulkOperationType = 'MUTATION' | 'QUERY'

export type BulkOperationUserErrorCode = 'INVALID' | 'LIMIT_REACHED' | 'OPERATION_IN_PROGRESS'

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'USDC'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW'

export type FileContentType = 'EXTERNAL_VIDEO' | 'FILE' | 'IMAGE' | 'MODEL_3D' | 'VIDEO'

export type FileCreateInput = {
  alt?: string | null | undefined
  contentType?: FileContentType | null | undefined
  duplicateResolutionMode?: FileCreateInputDuplicateResolutionMode | null | undefined
  filename?: string | null | undefined
  originalSource: string
}

export type FileCreateInputDuplicateResolutionMode = 'APPEND_UUID' | 'RAISE_ERROR' | 'REPLACE'

export type FileErrorCode =
  | 'DUPLICATE_FILENAME_ERROR'
  | 'EXTERNAL_VIDEO_EMBED_DISABLED'
  | 'EXTERNAL_VIDEO_EMBED_NOT_FOUND_OR_TRANSCODING'
  | 'EXTERNAL_VIDEO_INVALID_ASPECT_RATIO'
  | 'EXTERNAL_VIDEO_NOT_FOUND'
  | 'EXTERNAL_VIDEO_UNLISTED'
  | 'FILE_STORAGE_LIMIT_EXCEEDED'
  | 'GENERIC_FILE_DOWNLOAD_FAILURE'
  | 'GENERIC_FILE_INVALID_SIZE'
  | 'IMAGE_DOWNLOAD_FAILURE'
  | 'IMAGE_PROCESSING_FAILURE'
  | 'INVALID_IMAGE_ASPECT_RATIO'
  | 'INVALID_IMAGE_FILE_SIZE'
  | 'INVALID_IMAGE_RESOLUTION'
  | 'INVALID_SIGNED_URL'
  | 'MEDIA_TIMEOUT_ERROR'
  | 'MODEL3D_GLB_OUTPUT_CREATION_ERROR'
  | 'MODEL3D_GLB_TO_USDZ_CONVERSION_ERROR'
  | 'MODEL3D_PROCESSING_FAILURE'
  | 'MODEL3D_THUMBNAIL_GENERATION_ERROR'
  | 'MODEL3D_THUMBNAIL_REGENERATION_ERROR'
  | 'MODEL3D_VALIDATION_ERROR'
  | 'UNKNOWN'
  | 'UNSUPPORTED_IMAGE_FILE_TYPE'
  | 'VIDEO_INVALID_FILETYPE_ERROR'
  | 'VIDEO_MAX_DURATION_ERROR'
  | 'VIDEO_MAX_HEIGHT_ERROR'
  | 'VIDEO_MAX_WIDTH_ERROR'
  | 'VIDEO_METADATA_READ_ERROR'
  | 'VIDEO_MIN_DURATION_ERROR'
  | 'VIDEO_MIN_HEIGHT_ERROR'
  | 'VIDEO_MIN_WIDTH_ERROR'
  | 'VIDEO_VALIDATION_ERROR'

export type FileStatus = 'FAILED' | 'PROCESSING' | 'READY' | 'UPLOADED'

export type FileUpdateInput = {
  alt?: string | null | undefined
  filename?: string | null | undefined
  id: string
  originalSource?: string | null | undefined
  previewImageSource?: string | null | undefined
  referencesToAdd?: Array<string> | null | undefined
  referencesToRemove?: Array<string> | null | undefined
}

export type FilesErrorCode =
  | 'ALT_VALUE_LIMIT_EXCEEDED'
  | 'BLANK_SEARCH'
  | 'FILENAME_ALREADY_EXISTS'
  | 'FILE_DOES_NOT_EXIST'
  | 'FILE_LOCKED'
  | 'INVALID'
  | 'INVALID_DUPLICATE_MODE_FOR_TYPE'
  | 'INVALID_DUPLICATE_RESOLUTION_MODE'
  | 'INVALID_FAILED_MEDIA_STATE'
  | 'INVALID_FILENAME'
  | 'INVALID_FILENAME_EXTENSION'
  | 'INVALID_IMAGE_SOURCE_URL'
  | 'INVALID_QUERY'
  | 'MEDIA_CANNOT_BE_MODIFIED'
  | 'MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE'
  | 'MISSING_ARGUMENTS'
  | 'MISSING_FILENAME_FOR_DUPLICATE_MODE_REPLACE'
  | 'NON_IMAGE_MEDIA_PER_SHOP_LIMIT_EXCEEDED'
  | 'NON_READY_STATE'
  | 'PRODUCT_MEDIA_LIMIT_EXCEEDED'
  | 'PRODUCT_SUSPENDED'
  | 'REFERENCE_TARGET_DOES_NOT_EXIST'
  | 'TOO_MANY_ARGUMENTS'
  | 'TOO_MANY_FILE_REFERENCE'
  | 'UNACCEPTABLE_ASSET'
  | 'UNACCEPTABLE_TRIAL_ASSET'
  | 'UNACCEPTABLE_UNVERIFIED_TRIAL_ASSET'
  | 'UNSUPPORTED_FILE_REFERENCE'
  | 'UNSUPPORTED_MEDIA_TYPE_FOR_FILENAME_UPDATE'

export type MediaStatus = 'FAILED' | 'PROCESSING' | 'READY' | 'UPLOADED'

export type MediaUserErrorCode =
  | 'BLANK'
  | 'INVALID'
  | 'INVALID_MEDIA_TYPE'
  | 'MAXIMUM_VARIANT_MEDIA_PAIRS_EXCEEDED'
  | 'MEDIA_CANNOT_BE_MODIFIED'
  | 'MEDIA_DOES_NOT_EXIST'
  | 'MEDIA_DOES_NOT_EXIST_ON_PRODUCT'
  | 'MEDIA_IS_NOT_ATTACHED_TO_VARIANT'
  | 'MISSING_ARGUMENTS'
  | 'MODEL3D_THROTTLE_EXCEEDED'
  | 'MODEL3D_VALIDATION_ERROR'
  | 'NON_READY_MEDIA'
  | 'PRODUCT_DOES_NOT_EXIST'
  | 'PRODUCT_MEDIA_LIMIT_EXCEEDED'
  | 'PRODUCT_SUSPENDED'
  | 'PRODUCT_VARIANT_ALREADY_HAS_MEDIA'
  | 'PRODUCT_VARIANT_DOES_NOT_EXIST_ON_PRODUCT'
  | 'PRODUCT_VARIANT_SPECIFIED_MULTIPLE_TIMES'
  | 'SHOP_MEDIA_LIMIT_EXCEEDED'
  | 'TOO_MANY_MEDIA_PER_INPUT_PAIR'
  | 'VIDEO_THROTTLE_EXCEEDED'
  | 'VIDEO_VALIDATION_ERROR'

export type MoneyInput = {
  amount: string
  currencyCode: CurrencyCode
}

export type MoveInput = {
  id: string
  newPosition: string
}

export type OnlineStoreThemeFileResultType =
  | 'BAD_REQUEST'
  | 'CONFLICT'
  | 'ERROR'
  | 'NOT_FOUND'
  | 'SUCCESS'
  | 'TIMEOUT'
  | 'UNPROCESSABLE_ENTITY'

export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED'

export type ProductVariantAppendMediaInput = {
  mediaIds: Array<string>
  variantId: string
}

export type ProductVariantDetachMediaInput = {
  mediaIds: Array<string>
  variantId: string
}

export type StagedUploadHttpMethodType = 'POST' | 'PUT'

export type StagedUploadInput = {
  fileSize?: string | null | undefined
  filename: string
  httpMethod?: StagedUploadHttpMethodType | null | undefined
  mimeType: string
  resource: StagedUploadTargetGenerateUploadResource
}

export type StagedUploadTargetGenerateUploadResource =
  | 'BULK_MUTATION_VARIABLES'
  | 'COLLECTION_IMAGE'
  | 'DISPUTE_FILE_UPLOAD'
  | 'FILE'
  | 'IMAGE'
  | 'MODEL_3D'
  | 'PRODUCT_IMAGE'
  | 'RETURN_LABEL'
  | 'SHOP_IMAGE'
  | 'URL_REDIRECT_IMPORT'
  | 'VIDEO'

export type ThemeRole =
  | 'ARCHIVED'
  | 'DEMO'
  | 'DEVELOPMENT'
  | 'LOCKED'
  | 'MAIN'
  | 'MOBILE'
  | 'UNPUBLISHED'

export type AppInstallationBillingQueryVariables = Exact<{ [key: string]: never }>

export type AppInstallationBillingQuery = {
  currentAppInstallation: {
    id: string
    activeSubscriptions: Array<{
      id: string
      name: string
      status: AppSubscriptionStatus
      test: boolean
      trialDays: number
      createdAt: string
      currentPeriodEnd: string | null
      returnUrl: string
      lineItems: Array<{
        id: string
        plan: {
          pricingDetails:
            | {
                __typename: 'AppRecurringPricing'
                interval: AppPricingInterval
                price: { amount: string; currencyCode: CurrencyCode }
                discount: {
                  durationLimitInIntervals: number | null
                  remainingDurationInIntervals: number | null
                  priceAfterDiscount: { amount: string; currencyCode: CurrencyCode }
                  value:
                    | {
                        __typename: 'AppSubscriptionDiscountAmount'
                        amount: { amount: string; currencyCode: CurrencyCode }
                      }
                    | { __typename: 'AppSubscriptionDiscountPercentage'; percentage: number }
                } | null
              }
            | {
                __typename: 'AppUsagePricing'
                interval: AppPricingInterval
                terms: string
                cappedAmount: { amount: string; currencyCode: CurrencyCode }
                balanceUsed: { amount: string; currencyCode: CurrencyCode }
              }
        }
      }>
    }>
  }
}

export type AppSubscriptionCancelMutationVariables = Exact<{
  id: string
  prorate?: boolean | null | undefined
}>

export type AppSubscriptionCancelMutation = {
  appSubscriptionCancel: {
    appSubscription: {
      id: string
      status: AppSubscriptionStatus
      currentPeriodEnd: string | null
    } | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type AppSubscriptionCreateMutationVariables = Exact<{
  name: string
  lineItems: Array<AppSubscriptionLineItemInput> | AppSubscriptionLineItemInput
  returnUrl: string
  trialDays?: number | null | undefined
  replacementBehavior?: AppSubscriptionReplacementBehavior | null | undefined
  test?: boolean | null | undefined
}>

export type AppSubscriptionCreateMutation = {
  appSubscriptionCreate: {
    confirmationUrl: string | null
    appSubscription: {
      id: string
      name: string
      status: AppSubscriptionStatus
      test: boolean
      lineItems: Array<{
        id: string
        plan: {
          pricingDetails: { __typename: 'AppRecurringPricing' } | { __typename: 'AppUsagePricing' }
        }
      }>
    } | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type AppSubscriptionLineItemUpdateMutationVariables = Exact<{
  id: string
  cappedAmount: MoneyInput
}>

export type AppSubscriptionLineItemUpdateMutation = {
  appSubscriptionLineItemUpdate: {
    confirmationUrl: string | null
    appSubscription: { id: string; status: AppSubscriptionStatus } | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type AppSubscriptionQueryVariables = Exact<{
  id: string
}>

export type AppSubscriptionQuery = {
  shop: { plan: { partnerDevelopment: boolean } }
  currentAppInstallation: { activeSubscriptions: Array<{ id: string }> }
  node:
    | {
        id: string
        status: AppSubscriptionStatus
        test: boolean
        currentPeriodEnd: string | null
        lineItems: Array<{
          id: string
          plan: {
            pricingDetails:
              | { __typename: 'AppRecurringPricing' }
              | {
                  __typename: 'AppUsagePricing'
                  cappedAmount: { amount: string }
                  balanceUsed: { amount: string }
                }
          }
          usageRecords: { nodes: Array<{ id: string; idempotencyKey: string | null }> }
        }>
      }
    | Record<PropertyKey, never>
    | null
}

export type AppUsageRecordCreateMutationVariables = Exact<{
  subscriptionLineItemId: string
  price: MoneyInput
  description: string
  idempotencyKey?: string | null | undefined
}>

export type AppUsageRecordCreateMutation = {
  appUsageRecordCreate: {
    appUsageRecord: {
      id: string
      createdAt: string
      idempotencyKey: string | null
      price: { amount: string; currencyCode: CurrencyCode }
    } | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type ArticleImageUpdateMutationVariables = Exact<{
  id: string
  source?: string | null | undefined
  alt?: string | null | undefined
}>

export type ArticleImageUpdateMutation = {
  articleUpdate: {
    article: { image: { url: string; altText: string | null } | null } | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type ArticleImageQueryVariables = Exact<{
  id: string
}>

export type ArticleImageQuery = {
  article: { image: { url: string; altText: string | null } | null } | null
}

export type ArticlesPageQueryVariables = Exact<{
  after?: string | null | undefined
  query?: string | null | undefined
}>

export type ArticlesPageQuery = {
  articles: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    nodes: Array<{
      id: string
      title: string
      isPublished: boolean
      blog: { id: string; title: string }
      image: { url: string; altText: string | null } | null
    }>
  }
}

export type BulkOperationByIdQueryVariables = Exact<{
  id: string
}>

export type BulkOperationByIdQuery = {
  bulkOperation: {
    id: string
    type: BulkOperationType
    status: BulkOperationStatus
    errorCode: BulkOperationErrorCode | null
    createdAt: string
    completedAt: string | null
    objectCount: string
    rootObjectCount: string
    fileSize: string | null
    url: string | null
    partialDataUrl: string | null
  } | null
}

export type BulkProductsQueryVariables = Exact<{ [key: string]: never }>

export type BulkProductsQuery = {
  products: {
    edges: Array<{
      node: {
        id: string
        title: string
        vendor: string
        productType: string
        status: ProductStatus
        priceRangeV2: { minVariantPrice: { amount: string } }
        media: {
          edges: Array<{
            node:
              | { id: string; alt: string | null }
              | {
                  fileStatus: FileStatus
                  id: string
                  alt: string | null
                  image: { url: string } | null
                  originalSource: { fileSize: number | null } | null
                }
              | { id: string; alt: string | null }
              | { id: string; alt: string | null }
          }>
        }
        variants: {
          edges: Array<{ node: { id: string; title: string; image: { url: string } | null } }>
        }
      }
    }>
  }
}

export type BulkRunQueryMutationVariables = Exact<{
  query: string
}>

export type BulkRunQueryMutation = {
  bulkOperationRunQuery: {
    bulkOperation: { id: string; status: BulkOperationStatus; createdAt: string } | null
    userErrors: Array<{
      code: BulkOperationUserErrorCode | null
      field: Array<string> | null
      message: string
    }>
  } | null
}

export type CollectionImageUpdateMutationVariables = Exact<{
  id: string
  source?: string | null | undefined
  alt?: string | null | undefined
}>

export type CollectionImageUpdateMutation = {
  collectionUpdate: {
    collection: { image: { url: string; altText: string | null } | null } | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type CollectionImageQueryVariables = Exact<{
  id: string
}>

export type CollectionImageQuery = {
  collection: { image: { url: string; altText: string | null } | null } | null
}

export type CollectionsPageQueryVariables = Exact<{
  after?: string | null | undefined
  query?: string | null | undefined
}>

export type CollectionsPageQuery = {
  collections: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    nodes: Array<{
      id: string
      title: string
      image: { url: string; altText: string | null } | null
    }>
  }
}

export type FileAcknowledgeUpdateFailedMutationVariables = Exact<{
  fileIds: Array<string> | string
}>

export type FileAcknowledgeUpdateFailedMutation = {
  fileAcknowledgeUpdateFailed: {
    files: Array<
      { id: string } | { id: string } | { id: string } | { id: string } | { id: string }
    > | null
    userErrors: Array<{ code: FilesErrorCode | null; field: Array<string> | null; message: string }>
  } | null
}

export type FileCreateMutationVariables = Exact<{
  files: Array<FileCreateInput> | FileCreateInput
}>

export type FileCreateMutation = {
  fileCreate: {
    files: Array<
      | { id: string; fileStatus: FileStatus }
      | { id: string; fileStatus: FileStatus }
      | { id: string; fileStatus: FileStatus }
      | { id: string; fileStatus: FileStatus }
      | { id: string; fileStatus: FileStatus }
    > | null
    userErrors: Array<{ code: FilesErrorCode | null; field: Array<string> | null; message: string }>
  } | null
}

export type FileDeleteMutationVariables = Exact<{
  fileIds: Array<string> | string
}>

export type FileDeleteMutation = {
  fileDelete: {
    deletedFileIds: Array<string> | null
    userErrors: Array<{ code: FilesErrorCode | null; field: Array<string> | null; message: string }>
  } | null
}

export type FileErrorsQueryVariables = Exact<{
  ids: Array<string> | string
}>

export type FileErrorsQuery = {
  nodes: Array<{ fileErrors: Array<{ code: FileErrorCode }> } | Record<PropertyKey, never> | null>
}

export type FileUpdateMutationVariables = Exact<{
  files: Array<FileUpdateInput> | FileUpdateInput
}>

export type FileUpdateMutation = {
  fileUpdate: {
    files: Array<
      | { id: string; alt: string | null; fileStatus: FileStatus }
      | { id: string; alt: string | null; fileStatus: FileStatus }
      | {
          id: string
          alt: string | null
          fileStatus: FileStatus
          image: { url: string } | null
          originalSource: { fileSize: number | null } | null
        }
      | { id: string; alt: string | null; fileStatus: FileStatus }
      | { id: string; alt: string | null; fileStatus: FileStatus }
    > | null
    userErrors: Array<{ code: FilesErrorCode | null; field: Array<string> | null; message: string }>
  } | null
}

export type FilesByQueryQueryVariables = Exact<{
  query: string
}>

export type FilesByQueryQuery = {
  files: {
    nodes: Array<{ id: string } | { id: string } | { id: string } | { id: string } | { id: string }>
  }
}

export type ImageFilesQueryVariables = Exact<{
  ids: Array<string> | string
}>

export type ImageFilesQuery = {
  nodes: Array<
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | {
        alt: string | null
        fileStatus: FileStatus
        id: string
        image: { url: string } | null
        originalSource: { fileSize: number | null; url: string | null } | null
      }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | null
  >
}

export type JobStatusQueryVariables = Exact<{
  id: string
}>

export type JobStatusQuery = { job: { id: string; done: boolean } | null }

export type MainThemeSettingsQueryVariables = Exact<{ [key: string]: never }>

export type MainThemeSettingsQuery = {
  themes: {
    nodes: Array<{
      id: string
      name: string
      role: ThemeRole
      processing: boolean
      updatedAt: string
      files: {
        nodes: Array<{
          filename: string
          checksumMd5: string | null
          size: string
          updatedAt: string
          body:
            | { __typename: 'OnlineStoreThemeFileBodyBase64'; contentBase64: string }
            | { __typename: 'OnlineStoreThemeFileBodyText'; content: string }
            | { __typename: 'OnlineStoreThemeFileBodyUrl'; url: string }
        }>
        userErrors: Array<{ code: OnlineStoreThemeFileResultType; filename: string }>
      } | null
    }>
  } | null
}

export type ProductImageQueryVariables = Exact<{
  image: string
  product: string
}>

export type ProductImageQuery = {
  node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | {
        alt: string | null
        fileStatus: FileStatus
        id: string
        image: { url: string } | null
        originalSource: { fileSize: number | null; url: string | null } | null
      }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | null
  product: {
    media: { nodes: Array<{ id: string } | { id: string } | { id: string } | { id: string }> }
    variants: {
      nodes: Array<{
        title: string
        media: { nodes: Array<{ id: string } | { id: string } | { id: string } | { id: string }> }
      }>
    }
  } | null
}

export type ProductInFullQueryVariables = Exact<{
  id: string
}>

export type ProductInFullQuery = {
  product: {
    media: {
      nodes: Array<
        | { id: string; alt: string | null }
        | {
            fileStatus: FileStatus
            id: string
            alt: string | null
            image: { url: string } | null
            originalSource: { fileSize: number | null } | null
          }
        | { id: string; alt: string | null }
        | { id: string; alt: string | null }
      >
    }
    variants: {
      nodes: Array<{
        title: string
        media: { nodes: Array<{ id: string } | { id: string } | { id: string } | { id: string }> }
      }>
    }
  } | null
}

export type ProductMediaQueryVariables = Exact<{
  id: string
  variantsAfter?: string | null | undefined
}>

export type ProductMediaQuery = {
  product: {
    media: {
      nodes: Array<
        | { id: string; status: MediaStatus }
        | { id: string; status: MediaStatus }
        | { id: string; status: MediaStatus }
        | { id: string; status: MediaStatus }
      >
    }
    variants: {
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
      nodes: Array<{
        id: string
        media: { nodes: Array<{ id: string } | { id: string } | { id: string } | { id: string }> }
      }>
    }
  } | null
}

export type ProductReorderMediaMutationVariables = Exact<{
  id: string
  moves: Array<MoveInput> | MoveInput
}>

export type ProductReorderMediaMutation = {
  productReorderMedia: {
    job: { id: string; done: boolean } | null
    mediaUserErrors: Array<{
      code: MediaUserErrorCode | null
      field: Array<string> | null
      message: string
    }>
  } | null
}

export type ProductVariantAppendMediaMutationVariables = Exact<{
  productId: string
  variantMedia: Array<ProductVariantAppendMediaInput> | ProductVariantAppendMediaInput
}>

export type ProductVariantAppendMediaMutation = {
  productVariantAppendMedia: {
    productVariants: Array<{ id: string }> | null
    userErrors: Array<{
      code: MediaUserErrorCode | null
      field: Array<string> | null
      message: string
    }>
  } | null
}

export type ProductVariantDetachMediaMutationVariables = Exact<{
  productId: string
  variantMedia: Array<ProductVariantDetachMediaInput> | ProductVariantDetachMediaInput
}>

export type ProductVariantDetachMediaMutation = {
  productVariantDetachMedia: {
    productVariants: Array<{ id: string }> | null
    userErrors: Array<{
      code: MediaUserErrorCode | null
      field: Array<string> | null
      message: string
    }>
  } | null
}

export type ProductsPageQueryVariables = Exact<{
  after?: string | null | undefined
  query?: string | null | undefined
}>

export type ProductsPageQuery = {
  products: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    nodes: Array<{
      id: string
      title: string
      vendor: string
      productType: string
      status: ProductStatus
      priceRangeV2: { minVariantPrice: { amount: string } }
      media: {
        pageInfo: { hasNextPage: boolean }
        nodes: Array<
          | { id: string; alt: string | null }
          | {
              fileStatus: FileStatus
              id: string
              alt: string | null
              image: { url: string } | null
              originalSource: { fileSize: number | null } | null
            }
          | { id: string; alt: string | null }
          | { id: string; alt: string | null }
        >
      }
      variants: {
        pageInfo: { hasNextPage: boolean }
        nodes: Array<{
          title: string
          media: { nodes: Array<{ id: string } | { id: string } | { id: string } | { id: string }> }
        }>
      }
    }>
  }
}

export type ShopInfoQueryVariables = Exact<{ [key: string]: never }>

export type ShopInfoQuery = {
  shop: {
    id: string
    name: string
    email: string
    contactEmail: string
    shopOwnerName: string
    myshopifyDomain: string
    currencyCode: CurrencyCode
    ianaTimezone: string
    primaryDomain: { host: string; url: string }
    plan: { publicDisplayName: string; partnerDevelopment: boolean; shopifyPlus: boolean }
  }
  currentAppInstallation: { id: string; launchUrl: string; accessScopes: Array<{ handle: string }> }
}

export type StagedUploadsCreateMutationVariables = Exact<{
  input: Array<StagedUploadInput> | StagedUploadInput
}>

export type StagedUploadsCreateMutation = {
  stagedUploadsCreate: {
    stagedTargets: Array<{
      url: string | null
      resourceUrl: string | null
      parameters: Array<{ name: string; value: string }>
    }> | null
    userErrors: Array<{ field: Array<string> | null; message: string }>
  } | null
}

export type SyncCountsQueryVariables = Exact<{ [key: string]: never }>

export type SyncCountsQuery = { productsCount: { count: number } | null }

export const appInstallationBilling: Operation<
  AppInstallationBillingQuery,
  AppInstallationBillingQueryVariables
> = {
  name: 'AppInstallationBilling',
  isMutation: false,
  cost: 7,
  text: 'query AppInstallationBilling{currentAppInstallation{id activeSubscriptions{id name status test trialDays createdAt currentPeriodEnd returnUrl lineItems{id plan{pricingDetails{__typename ...on AppRecurringPricing{interval price{amount currencyCode}discount{durationLimitInIntervals remainingDurationInIntervals priceAfterDiscount{amount currencyCode}value{__typename ...on AppSubscriptionDiscountAmount{amount{amount currencyCode}}...on AppSubscriptionDiscountPercentage{percentage}}}}...on AppUsagePricing{interval terms cappedAmount{amount currencyCode}balanceUsed{amount currencyCode}}}}}}}}'
}
export const appSubscriptionCancel: Operation<
  AppSubscriptionCancelMutation,
  AppSubscriptionCancelMutationVariables
> = {
  name: 'AppSubscriptionCancel',
  isMutation: true,
  cost: 10,
  text: 'mutation AppSubscriptionCancel($id:ID!$prorate:Boolean){appSubscriptionCancel(id:$id prorate:$prorate){appSubscription{id status currentPeriodEnd}userErrors{field message}}}'
}
export const appSubscriptionCreate: Operation<
  AppSubscriptionCreateMutation,
  AppSubscriptionCreateMutationVariables
> = {
  name: 'AppSubscriptionCreate',
  isMutation: true,
  cost: 13,
  text: 'mutation AppSubscriptionCreate($name:String!$lineItems:[AppSubscriptionLineItemInput!]!$returnUrl:URL!$trialDays:Int$replacementBehavior:AppSubscriptionReplacementBehavior$test:Boolean){appSubscriptionCreate(name:$name lineItems:$lineItems returnUrl:$returnUrl trialDays:$trialDays replacementBehavior:$replacementBehavior test:$test){confirmationUrl appSubscription{id name status test lineItems{id plan{pricingDetails{__typename}}}}userErrors{field message}}}'
}
export const appSubscriptionLineItemUpdate: Operation<
  AppSubscriptionLineItemUpdateMutation,
  AppSubscriptionLineItemUpdateMutationVariables
> = {
  name: 'AppSubscriptionLineItemUpdate',
  isMutation: true,
  cost: 10,
  text: 'mutation AppSubscriptionLineItemUpdate($id:ID!$cappedAmount:MoneyInput!){appSubscriptionLineItemUpdate(id:$id cappedAmount:$cappedAmount){confirmationUrl appSubscription{id status}userErrors{field message}}}'
}
export const appSubscription: Operation<AppSubscriptionQuery, AppSubscriptionQueryVariables> = {
  name: 'AppSubscription',
  isMutation: false,
  cost: 17,
  text: 'query AppSubscription($id:ID!){shop{plan{partnerDevelopment}}currentAppInstallation{activeSubscriptions{id}}node(id:$id){...on AppSubscription{id status test currentPeriodEnd lineItems{id plan{pricingDetails{__typename ...on AppUsagePricing{cappedAmount{amount}balanceUsed{amount}}}}usageRecords(first:50 sortKey:CREATED_AT reverse:true){nodes{id idempotencyKey}}}}}}'
}
export const appUsageRecordCreate: Operation<
  AppUsageRecordCreateMutation,
  AppUsageRecordCreateMutationVariables
> = {
  name: 'AppUsageRecordCreate',
  isMutation: true,
  cost: 10,
  text: 'mutation AppUsageRecordCreate($subscriptionLineItemId:ID!$price:MoneyInput!$description:String!$idempotencyKey:String){appUsageRecordCreate(subscriptionLineItemId:$subscriptionLineItemId price:$price description:$description idempotencyKey:$idempotencyKey){appUsageRecord{id createdAt idempotencyKey price{amount currencyCode}}userErrors{field message}}}'
}
export const articleImageUpdate: Operation<
  ArticleImageUpdateMutation,
  ArticleImageUpdateMutationVariables
> = {
  name: 'ArticleImageUpdate',
  isMutation: true,
  cost: 11,
  text: 'mutation ArticleImageUpdate($id:ID!$source:String$alt:String){articleUpdate(id:$id article:{image:{url:$source altText:$alt}}){article{image{url altText}}userErrors{field message}}}'
}
export const articleImage: Operation<ArticleImageQuery, ArticleImageQueryVariables> = {
  name: 'ArticleImage',
  isMutation: false,
  cost: 2,
  text: 'query ArticleImage($id:ID!){article(id:$id){image{url altText}}}'
}
export const articlesPage: Operation<ArticlesPageQuery, ArticlesPageQueryVariables> = {
  name: 'ArticlesPage',
  isMutation: false,
  cost: 35,
  text: 'query ArticlesPage($after:String$query:String){articles(first:250 after:$after query:$query sortKey:UPDATED_AT){pageInfo{hasNextPage endCursor}nodes{id title isPublished blog{id title}image{url altText}}}}'
}
export const bulkOperationById: Operation<BulkOperationByIdQuery, BulkOperationByIdQueryVariables> =
  {
    name: 'BulkOperationById',
    isMutation: false,
    cost: 1,
    text: 'query BulkOperationById($id:ID!){bulkOperation(id:$id){id type status errorCode createdAt completedAt objectCount rootObjectCount fileSize url partialDataUrl}}'
  }
export const bulkProducts: Operation<BulkProductsQuery, BulkProductsQueryVariables> = {
  name: 'BulkProducts',
  isMutation: false,
  cost: 2,
  text: 'query BulkProducts{products{edges{node{id title vendor productType status priceRangeV2{minVariantPrice{amount}}media{edges{node{id alt ...on MediaImage{fileStatus image{url}originalSource{fileSize}}}}}variants{edges{node{id title image{url}}}}}}}}'
}
export const bulkRunQuery: Operation<BulkRunQueryMutation, BulkRunQueryMutationVariables> = {
  name: 'BulkRunQuery',
  isMutation: true,
  cost: 10,
  text: 'mutation BulkRunQuery($query:String!){bulkOperationRunQuery(query:$query groupObjects:true){bulkOperation{id status createdAt}userErrors{code field message}}}'
}
export const collectionImageUpdate: Operation<
  CollectionImageUpdateMutation,
  CollectionImageUpdateMutationVariables
> = {
  name: 'CollectionImageUpdate',
  isMutation: true,
  cost: 11,
  text: 'mutation CollectionImageUpdate($id:ID!$source:String$alt:String){collectionUpdate(collection:{id:$id image:{src:$source altText:$alt}}){collection{image{url altText}}userErrors{field message}}}'
}
export const collectionImage: Operation<CollectionImageQuery, CollectionImageQueryVariables> = {
  name: 'CollectionImage',
  isMutation: false,
  cost: 2,
  text: 'query CollectionImage($id:ID!){collection(id:$id){image{url altText}}}'
}
export const collectionsPage: Operation<CollectionsPageQuery, CollectionsPageQueryVariables> = {
  name: 'CollectionsPage',
  isMutation: false,
  cost: 24,
  text: 'query CollectionsPage($after:String$query:String){collections(first:250 after:$after query:$query sortKey:UPDATED_AT){pageInfo{hasNextPage endCursor}nodes{id title image{url altText}}}}'
}
export const fileAcknowledgeUpdateFailed: Operation<
  FileAcknowledgeUpdateFailedMutation,
  FileAcknowledgeUpdateFailedMutationVariables
> = {
  name: 'FileAcknowledgeUpdateFailed',
  isMutation: true,
  cost: 10,
  text: 'mutation FileAcknowledgeUpdateFailed($fileIds:[ID!]!){fileAcknowledgeUpdateFailed(fileIds:$fileIds){files{id}userErrors{code field message}}}'
}
export const fileCreate: Operation<FileCreateMutation, FileCreateMutationVariables> = {
  name: 'FileCreate',
  isMutation: true,
  cost: 20,
  text: 'mutation FileCreate($files:[FileCreateInput!]!){fileCreate(files:$files){files{id fileStatus}userErrors{code field message}}}'
}
export const fileDelete: Operation<FileDeleteMutation, FileDeleteMutationVariables> = {
  name: 'FileDelete',
  isMutation: true,
  cost: 10,
  text: 'mutation FileDelete($fileIds:[ID!]!){fileDelete(fileIds:$fileIds){deletedFileIds userErrors{code field message}}}'
}
export const fileErrors: Operation<FileErrorsQuery, FileErrorsQueryVariables> = {
  name: 'FileErrors',
  isMutation: false,
  cost: 2,
  text: 'query FileErrors($ids:[ID!]!){nodes(ids:$ids){...on MediaImage{fileErrors{code}}}}'
}
export const fileUpdate: Operation<FileUpdateMutation, FileUpdateMutationVariables> = {
  name: 'FileUpdate',
  isMutation: true,
  cost: 12,
  text: 'mutation FileUpdate($files:[FileUpdateInput!]!){fileUpdate(files:$files){files{id alt fileStatus ...on MediaImage{image{url}originalSource{fileSize}}}userErrors{code field message}}}'
}
export const filesByQuery: Operation<FilesByQueryQuery, FilesByQueryQueryVariables> = {
  name: 'FilesByQuery',
  isMutation: false,
  cost: 6,
  text: 'query FilesByQuery($query:String!){files(first:10 query:$query sortKey:ID reverse:true){nodes{id}}}'
}
export const imageFiles: Operation<ImageFilesQuery, ImageFilesQueryVariables> = {
  name: 'ImageFiles',
  isMutation: false,
  cost: 3,
  text: 'query ImageFiles($ids:[ID!]!){nodes(ids:$ids){id ...on MediaImage{alt fileStatus image{url}originalSource{fileSize url}}}}'
}
export const jobStatus: Operation<JobStatusQuery, JobStatusQueryVariables> = {
  name: 'JobStatus',
  isMutation: false,
  cost: 1,
  text: 'query JobStatus($id:ID!){job(id:$id){id done}}'
}
export const mainThemeSettings: Operation<MainThemeSettingsQuery, MainThemeSettingsQueryVariables> =
  {
    name: 'MainThemeSettings',
    isMutation: false,
    cost: 8,
    text: 'query MainThemeSettings{themes(first:1 roles:[MAIN]){nodes{id name role processing updatedAt files(filenames:["config/settings_data.json"]first:1){nodes{filename checksumMd5 size updatedAt body{__typename ...on OnlineStoreThemeFileBodyText{content}...on OnlineStoreThemeFileBodyBase64{contentBase64}...on OnlineStoreThemeFileBodyUrl{url}}}userErrors{code filename}}}}}'
  }
export const productImage: Operation<ProductImageQuery, ProductImageQueryVariables> = {
  name: 'ProductImage',
  isMutation: false,
  cost: 63,
  text: 'query ProductImage($image:ID!$product:ID!){node(id:$image){id ...on MediaImage{alt fileStatus image{url}originalSource{fileSize url}}}product(id:$product){media(first:250 sortKey:POSITION){nodes{id}}variants(first:250){nodes{title media(first:1){nodes{id}}}}}}'
}
export const productInFull: Operation<ProductInFullQuery, ProductInFullQueryVariables> = {
  name: 'ProductInFull',
  isMutation: false,
  cost: 82,
  text: 'query ProductInFull($id:ID!){product(id:$id){media(first:250 query:"media_type:IMAGE" sortKey:POSITION){nodes{id alt ...on MediaImage{fileStatus image{url}originalSource{fileSize}}}}variants(first:250){nodes{title media(first:1){nodes{id}}}}}}'
}
export const productMedia: Operation<ProductMediaQuery, ProductMediaQueryVariables> = {
  name: 'ProductMedia',
  isMutation: false,
  cost: 52,
  text: 'query ProductMedia($id:ID!$variantsAfter:String){product(id:$id){media(first:250 sortKey:POSITION){nodes{id status}}variants(first:100 after:$variantsAfter){pageInfo{hasNextPage endCursor}nodes{id media(first:1){nodes{id}}}}}}'
}
export const productReorderMedia: Operation<
  ProductReorderMediaMutation,
  ProductReorderMediaMutationVariables
> = {
  name: 'ProductReorderMedia',
  isMutation: true,
  cost: 10,
  text: 'mutation ProductReorderMedia($id:ID!$moves:[MoveInput!]!){productReorderMedia(id:$id moves:$moves){job{id done}mediaUserErrors{code field message}}}'
}
export const productVariantAppendMedia: Operation<
  ProductVariantAppendMediaMutation,
  ProductVariantAppendMediaMutationVariables
> = {
  name: 'ProductVariantAppendMedia',
  isMutation: true,
  cost: 10,
  text: 'mutation ProductVariantAppendMedia($productId:ID!$variantMedia:[ProductVariantAppendMediaInput!]!){productVariantAppendMedia(productId:$productId variantMedia:$variantMedia){productVariants{id}userErrors{code field message}}}'
}
export const productVariantDetachMedia: Operation<
  ProductVariantDetachMediaMutation,
  ProductVariantDetachMediaMutationVariables
> = {
  name: 'ProductVariantDetachMedia',
  isMutation: true,
  cost: 10,
  text: 'mutation ProductVariantDetachMedia($productId:ID!$variantMedia:[ProductVariantDetachMediaInput!]!){productVariantDetachMedia(productId:$productId variantMedia:$variantMedia){productVariants{id}userErrors{code field message}}}'
}
export const productsPage: Operation<ProductsPageQuery, ProductsPageQueryVariables> = {
  name: 'ProductsPage',
  isMutation: false,
  cost: 530,
  text: 'query ProductsPage($after:String$query:String){products(first:250 after:$after query:$query sortKey:UPDATED_AT){pageInfo{hasNextPage endCursor}nodes{id title vendor productType status priceRangeV2{minVariantPrice{amount}}media(first:30 query:"media_type:IMAGE" sortKey:POSITION){pageInfo{hasNextPage}nodes{id alt ...on MediaImage{fileStatus image{url}originalSource{fileSize}}}}variants(first:30){pageInfo{hasNextPage}nodes{title media(first:1){nodes{id}}}}}}}'
}
export const shopInfo: Operation<ShopInfoQuery, ShopInfoQueryVariables> = {
  name: 'ShopInfo',
  isMutation: false,
  cost: 5,
  text: 'query ShopInfo{shop{id name email contactEmail shopOwnerName myshopifyDomain primaryDomain{host url}currencyCode ianaTimezone plan{publicDisplayName partnerDevelopment shopifyPlus}}currentAppInstallation{id launchUrl accessScopes{handle}}}'
}
export const stagedUploadsCreate: Operation<
  StagedUploadsCreateMutation,
  StagedUploadsCreateMutationVariables
> = {
  name: 'StagedUploadsCreate',
  isMutation: true,
  cost: 11,
  text: 'mutation StagedUploadsCreate($input:[StagedUploadInput!]!){stagedUploadsCreate(input:$input){stagedTargets{url resourceUrl parameters{name value}}userErrors{field message}}}'
}
export const syncCounts: Operation<SyncCountsQuery, SyncCountsQueryVariables> = {
  name: 'SyncCounts',
  isMutation: false,
  cost: 10,
  text: 'query SyncCounts{productsCount(limit:null){count}}'
}
