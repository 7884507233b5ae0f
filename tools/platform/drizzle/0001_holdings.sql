CREATE TABLE "holdings" (
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"used_coupons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"joined_plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "holdings_token_account_id_pk" PRIMARY KEY("token","account_id")
);
--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_token_visitors_token_fk" FOREIGN KEY ("token") REFERENCES "public"."visitors"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;