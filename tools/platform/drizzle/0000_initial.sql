CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"basic_search_id" text NOT NULL,
	"premium_search_id" text,
	"access" text NOT NULL,
	"default_friendship" text NOT NULL,
	"friends" integer NOT NULL,
	"followers" integer NOT NULL,
	"posts" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "accounts_basic_search_id_unique" UNIQUE("basic_search_id"),
	CONSTRAINT "accounts_premium_search_id_unique" UNIQUE("premium_search_id")
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"id" serial PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"public_key" text NOT NULL,
	"header" jsonb NOT NULL,
	"types" jsonb NOT NULL,
	"raw" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_token_account_id_pk" PRIMARY KEY("token","account_id")
);
--> statement-breakpoint
CREATE TABLE "kept_contents" (
	"token" text NOT NULL,
	"content_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"image_url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_contents_token_content_id_pk" PRIMARY KEY("token","content_id")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"friendship_type" text NOT NULL,
	"favorite" text NOT NULL,
	CONSTRAINT "relations_token_account_id_pk" PRIMARY KEY("token","account_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"report_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"reservation_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"party_size" integer NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_page_plugins" (
	"account_id" text NOT NULL,
	"page_id" text NOT NULL,
	"type" text NOT NULL,
	"plugin_id" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "sub_page_plugins_account_id_page_id_type_plugin_id_pk" PRIMARY KEY("account_id","page_id","type","plugin_id")
);
--> statement-breakpoint
CREATE TABLE "tracking_batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"batch" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"token" text NOT NULL,
	"transaction_id" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_token_transaction_id_pk" PRIMARY KEY("token","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"token" text PRIMARY KEY NOT NULL,
	"default_friendship" text,
	"following_elsewhere" integer DEFAULT 0 NOT NULL,
	"keep_quota" integer DEFAULT 100 NOT NULL,
	"keep_trouble" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_contents" ADD CONSTRAINT "kept_contents_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_page_plugins" ADD CONSTRAINT "sub_page_plugins_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_followers" ON "follows" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "relations_friends" ON "relations" USING btree ("account_id","friendship_type");--> statement-breakpoint
CREATE INDEX "reservations_slots" ON "reservations" USING btree ("account_id","slot_id");--> statement-breakpoint
CREATE INDEX "transactions_age" ON "transactions" USING btree ("created_at");